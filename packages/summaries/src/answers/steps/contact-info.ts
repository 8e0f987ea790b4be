import { openingContact } from '@quayside/i18n/text/opening-contact';
import type { DeepPartial } from '@quayside/rules/journey';
import type { BaseInfo, ContactInfo } from '@quayside/rules/journeys/opening';
import { formatPhone } from '@quayside/rules/phone/format-phone';
import { contactCountries, differsFromTaxResidency } from '@quayside/rules/residence-difference';
import { addressText, addressTexts } from '../../address-text/address-text.ts';
import { essential, rowsOf, unusual } from '../rows.ts';
import type { SummaryModule } from '../summary-module.ts';

export const summary: SummaryModule = {
  title: 'sgContactInfo',
  texts: [openingContact, ...addressTexts],
  rows: (given, words, language, all) => {
    const answers = given as DeepPartial<ContactInfo>;
    const { row, choice } = rowsOf(openingContact, words);
    const { taxResidencies = [] } = (all['base-info'] ?? {}) as DeepPartial<BaseInfo>;
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
