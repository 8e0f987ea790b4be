import { addressText, addressTexts } from '@quayside/i18n/internals/address-text';
import {
  at,
  essential,
  rowsOf,
  type SummaryModule,
  unusual,
  wordsOfAnswer,
} from '@quayside/i18n/internals/answer-summary';
import { countries } from '@quayside/i18n/internals/text/countries';
import { formatDate, isCalendarDate } from '@quayside/rules/calendar-date';
import { formatPhone } from '@quayside/rules/internals/phone/format-phone';
import type { DeepPartial } from '@quayside/rules/journey';
import { openingContact } from '../contact-info/texts.ts';
import { asksTaxCountries, type SinpassAdditional, taxPlaceOf } from '../digital-id/digital-id-answers.ts';
import { openingPerson } from '../digital-id/texts.ts';
import { openingBase } from '../identity/texts.ts';

export const summary: SummaryModule = {
  title: 'sgSinpassAdditional',
  texts: [openingPerson, openingBase, openingContact, countries, ...addressTexts],
  rows: (given, words, language) => {
    const answers = given as DeepPartial<SinpassAdditional>;
    const person = rowsOf(openingPerson, words);
    const base = rowsOf(openingBase, words);
    const contact = rowsOf(openingContact, words);
    const yesNo = (answer: 'yes' | 'no' | undefined) => answer && words(openingPerson, answer);
    const nation = (code: string | undefined) => (code ? wordsOfAnswer(words, countries, code) : undefined);
    const place = taxPlaceOf(answers);
    const { dateOfBirth, mailingSame, taxResidencies = [] } = answers;
    return [
      ...base.row('nationality', nation(answers.nationality)),
      ...base.row('dateOfBirth', isCalendarDate(dateOfBirth) ? formatDate(dateOfBirth, language) : undefined),
      ...base.choice('gender.label', answers.gender),
      ...unusual(
        at('otherCitizenship', person.row('more.otherCitizenship', yesNo(answers.otherCitizenship))),
        answers.otherCitizenship === 'yes',
      ),
      ...base.row('citizenship.label', answers.otherCitizenship === 'yes' ? nation(answers.citizenship) : undefined),
      ...essential(
        at('singaporeTax', person.row('more.taxPlace.label', place && words(openingPerson, `more.taxPlace.${place}`))),
      ),
      ...(asksTaxCountries(answers) ? taxResidencies : []).flatMap(
        ({ country, number, reason, explanation }, index) => [
          ...unusual(at(`taxResidencies.${index}.country`, base.row('tax.country', nation(country)))),
          ...at(`taxResidencies.${index}.number`, base.sensitive('tax.number', number)),
          ...unusual(
            at(`taxResidencies.${index}.reason`, base.choice('tax.reason.label', number ? undefined : reason)),
          ),
          ...at(
            `taxResidencies.${index}.explanation`,
            base.row('tax.explanation', reason === 'unable-to-obtain' ? explanation : undefined),
          ),
        ],
      ),
      ...contact.row('mobile', answers.mobile && formatPhone(answers.mobile)),
      ...contact.row('email.label', answers.email),
      ...contact.row('residentialAddress.label', addressText(answers.residentialAddress, words, language)),
      ...at('mailingSame', person.row('more.mail', yesNo(mailingSame))),
      ...contact.row(
        'mailingAddress',
        mailingSame === 'no' ? addressText(answers.mailingAddress, words, language) : undefined,
      ),
      ...unusual(contact.choice('differenceReason.label', answers.differenceReason)),
      ...contact.row(
        'differenceExplanation',
        answers.differenceReason === 'other' ? answers.differenceExplanation : undefined,
      ),
    ];
  },
};
