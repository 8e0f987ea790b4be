import { formatDate, isCalendarDate } from '@quayside/rules/calendar-date';
import type { DeepPartial } from '@quayside/rules/journey';
import { asksTaxCountries, type SinpassAdditional } from '@quayside/rules/journeys/opening';
import { formatPhone } from '@quayside/rules/phone/mobile-numbers';
import { addressText, addressTexts } from '../address-text/address-text.ts';
import { countries } from '../text/countries/countries.ts';
import { openingBase } from '../text/opening-base/opening-base.ts';
import { openingContact } from '../text/opening-contact/opening-contact.ts';
import { openingPerson } from '../text/opening-person/opening-person.ts';
import type { SummaryModule } from './answers.ts';
import { rowsOf } from './rows.ts';

export const summary: SummaryModule = {
  texts: [openingPerson, openingBase, openingContact, countries, ...addressTexts],
  rows: (given, words, language) => {
    const answers = given as DeepPartial<SinpassAdditional>;
    const person = rowsOf(openingPerson, words);
    const base = rowsOf(openingBase, words);
    const contact = rowsOf(openingContact, words);
    const yesNo = (answer: 'yes' | 'no' | undefined) => answer && words(openingPerson, answer);
    const nation = (code: string | undefined) => (code ? words(countries, code) : undefined);
    const { dateOfBirth, mailingSame, taxResidencies = [] } = answers;
    return [
      ...base.row('nationality', nation(answers.nationality)),
      ...base.row('dateOfBirth', isCalendarDate(dateOfBirth) ? formatDate(dateOfBirth, language) : undefined),
      ...base.choice('gender', answers.gender),
      ...person.row('more.otherCitizenship', yesNo(answers.otherCitizenship)),
      ...base.row('citizenship', answers.otherCitizenship === 'yes' ? nation(answers.citizenship) : undefined),
      ...person.row('more.singaporeTax', yesNo(answers.singaporeTax)),
      ...person.row('more.otherTax', answers.singaporeTax === 'yes' ? yesNo(answers.otherTax) : undefined),
      ...(asksTaxCountries(answers) ? taxResidencies : []).flatMap(({ country, number, reason, explanation }) => [
        ...base.row('tax.country', nation(country)),
        ...base.sensitive('tax.number', number),
        ...base.choice('tax.reason', number ? undefined : reason),
        ...base.row('tax.explanation', reason === 'unable-to-obtain' ? explanation : undefined),
      ]),
      ...contact.row('mobile', answers.mobile && formatPhone(answers.mobile)),
      ...contact.row('email', answers.email),
      ...contact.row('residentialAddress', addressText(answers.residentialAddress, words, language)),
      ...person.row('more.mail', yesNo(mailingSame)),
      ...contact.row(
        'mailingAddress',
        mailingSame === 'no' ? addressText(answers.mailingAddress, words, language) : undefined,
      ),
      ...contact.choice('differenceReason', answers.differenceReason),
      ...contact.row(
        'differenceExplanation',
        answers.differenceReason === 'other' ? answers.differenceExplanation : undefined,
      ),
    ];
  },
};
