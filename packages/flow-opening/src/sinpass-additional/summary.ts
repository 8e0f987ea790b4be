import { addressTexts, formatAddress } from '@quayside/i18n/internals/address-text';
import {
  createRows,
  markEssential,
  markUnusual,
  type SummaryModule,
  translateAnswer,
  withField,
} from '@quayside/i18n/internals/answer-summary';
import { countries } from '@quayside/i18n/internals/text/countries';
import { formatPhone } from '@quayside/rules/internals/phone/format-phone';
import type { DeepPartial } from '@quayside/rules/journey';
import { formatDate, isCalendarDate } from '@quayside/values/calendar-date';
import { openingContact } from '../contact-info/texts.ts';
import { asksTaxCountries, getTaxPlace, type SinpassAdditional } from '../digital-id/digital-id-answers.ts';
import { openingPerson } from '../digital-id/texts.ts';
import { openingBase } from '../identity/texts.ts';

export const summary: SummaryModule = {
  title: 'sgSinpassAdditional',
  texts: [openingPerson, openingBase, openingContact, countries, ...addressTexts],
  rows: (given, words, language) => {
    const answers = given as DeepPartial<SinpassAdditional>;
    const person = createRows(openingPerson, words);
    const base = createRows(openingBase, words);
    const contact = createRows(openingContact, words);
    const yesNo = (answer: 'yes' | 'no' | undefined) => answer && words(openingPerson, answer);
    const nation = (code: string | undefined) => (code ? translateAnswer(words, countries, code) : undefined);
    const place = getTaxPlace(answers);
    const { dateOfBirth, mailingSame, taxResidencies = [] } = answers;
    return [
      ...base.row('nationality', nation(answers.nationality)),
      ...base.row('dateOfBirth', isCalendarDate(dateOfBirth) ? formatDate(dateOfBirth, language) : undefined),
      ...base.choice('gender.label', answers.gender),
      ...markUnusual(
        withField('otherCitizenship', person.row('more.otherCitizenship', yesNo(answers.otherCitizenship))),
        answers.otherCitizenship === 'yes',
      ),
      ...base.row('citizenship.label', answers.otherCitizenship === 'yes' ? nation(answers.citizenship) : undefined),
      ...markEssential(
        withField(
          'singaporeTax',
          person.row('more.taxPlace.label', place && words(openingPerson, `more.taxPlace.${place}`)),
        ),
      ),
      ...(asksTaxCountries(answers) ? taxResidencies : []).flatMap(
        ({ country, number, reason, explanation }, index) => [
          ...markUnusual(withField(`taxResidencies.${index}.country`, base.row('tax.country', nation(country)))),
          ...withField(`taxResidencies.${index}.number`, base.sensitive('tax.number', number)),
          ...markUnusual(
            withField(`taxResidencies.${index}.reason`, base.choice('tax.reason.label', number ? undefined : reason)),
          ),
          ...withField(
            `taxResidencies.${index}.explanation`,
            base.row('tax.explanation', reason === 'unable-to-obtain' ? explanation : undefined),
          ),
        ],
      ),
      ...contact.row('mobile', answers.mobile && formatPhone(answers.mobile)),
      ...contact.row('email.label', answers.email),
      ...contact.row('residentialAddress.label', formatAddress(answers.residentialAddress, words, language)),
      ...withField('mailingSame', person.row('more.mail', yesNo(mailingSame))),
      ...contact.row(
        'mailingAddress',
        mailingSame === 'no' ? formatAddress(answers.mailingAddress, words, language) : undefined,
      ),
      ...markUnusual(contact.choice('differenceReason.label', answers.differenceReason)),
      ...contact.row(
        'differenceExplanation',
        answers.differenceReason === 'other' ? answers.differenceExplanation : undefined,
      ),
    ];
  },
};
