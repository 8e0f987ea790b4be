import { addressTexts, formatAddress } from '@quayside/i18n/internals/address-text';
import { createRows, markEssential, markUnusual, type SummaryModule } from '@quayside/i18n/internals/answer-summary';
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
    const { row, choice } = createRows(openingContact, words);
    const { taxResidencies = [] } = getBaseInfo(all);
    const taxCountries = taxResidencies.map(({ country }) => country);
    const asked = differsFromTaxResidency({ countries: contactCountries(answers), taxCountries });
    const { mailingSame, mailingAddress, differenceReason: reason, differenceExplanation } = answers;
    return [
      ...markEssential(row('mobile', answers.mobile && formatPhone(answers.mobile))),
      ...markEssential(row('email.label', answers.email)),
      ...row('residentialAddress.label', formatAddress(answers.residentialAddress, words, language)),
      ...choice('mailingSame.label', mailingSame),
      ...markUnusual(
        row('mailingAddress', mailingSame === 'no' ? formatAddress(mailingAddress, words, language) : undefined),
      ),
      ...markUnusual(choice('differenceReason.label', asked ? reason : undefined)),
      ...row('differenceExplanation', asked && reason === 'other' ? differenceExplanation : undefined),
    ];
  },
};
