import { addressText, addressTexts } from '@quayside/i18n/internals/address-text';
import { essential, rowsOf, type SummaryModule, unusual } from '@quayside/i18n/internals/answer-summary';
import { formatPhone } from '@quayside/rules/internals/phone/format-phone';
import { contactCountries, differsFromTaxResidency } from '@quayside/rules/internals/residence-difference';
import type { DeepPartial } from '@quayside/rules/journey';
import { getBaseInfo } from '../answers/step-answers.ts';
import type { ContactInfo } from './rule.ts';
import { openingContact } from './texts.ts';

export const summary: SummaryModule = {
  title: 'sgContactInfo',
  texts: [openingContact, ...addressTexts],
  rows: (given, words, language, all) => {
    const answers = given as DeepPartial<ContactInfo>;
    const { row, choice } = rowsOf(openingContact, words);
    const { taxResidencies = [] } = getBaseInfo(all);
    const taxCountries = taxResidencies.map(({ country }) => country);
    const asked = differsFromTaxResidency({ countries: contactCountries(answers), taxCountries });
    const { mailingSame, mailingAddress, differenceReason: reason, differenceExplanation } = answers;
    return [
      ...essential(row('mobile', answers.mobile && formatPhone(answers.mobile))),
      ...essential(row('email.label', answers.email)),
      ...row('residentialAddress.label', addressText(answers.residentialAddress, words, language)),
      ...choice('mailingSame.label', mailingSame),
      ...unusual(
        row('mailingAddress', mailingSame === 'no' ? addressText(mailingAddress, words, language) : undefined),
      ),
      ...unusual(choice('differenceReason.label', asked ? reason : undefined)),
      ...row('differenceExplanation', asked && reason === 'other' ? differenceExplanation : undefined),
    ];
  },
};
