import type { DeepPartial } from '@quayside/rules/journey';
import type { BaseInfo, ContactInfo } from '@quayside/rules/journeys/opening';
import { formatPhone } from '@quayside/rules/phone/mobile-numbers';
import { contactCountries, differsFromTaxResidency } from '@quayside/rules/residence-difference';
import { addressText, addressTexts } from '../address-text/address-text.ts';
import { openingContact } from '../text/opening-contact/opening-contact.ts';
import type { SummaryModule } from './answers.ts';
import { rowsOf } from './rows.ts';

export const summary: SummaryModule = {
  texts: [openingContact, ...addressTexts],
  rows: (given, words, language, all) => {
    const answers = given as DeepPartial<ContactInfo>;
    const { row, choice } = rowsOf(openingContact, words);
    const { taxResidencies = [] } = (all['base-info'] ?? {}) as DeepPartial<BaseInfo>;
    const taxCountries = taxResidencies.map(({ country }) => country);
    const asked = differsFromTaxResidency({ countries: contactCountries(answers), taxCountries });
    const { mailingSame, mailingAddress, differenceReason: reason, differenceExplanation } = answers;
    return [
      ...row('mobile', answers.mobile && formatPhone(answers.mobile)),
      ...row('email', answers.email),
      ...row('residentialAddress', addressText(answers.residentialAddress, words, language)),
      ...choice('mailingSame', mailingSame),
      ...row('mailingAddress', mailingSame === 'no' ? addressText(mailingAddress, words, language) : undefined),
      ...choice('differenceReason', asked ? reason : undefined),
      ...row('differenceExplanation', asked && reason === 'other' ? differenceExplanation : undefined),
    ];
  },
};
