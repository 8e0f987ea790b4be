import * as z from 'zod/mini';
import { addressShape, checkAddress, checkPermanentAddress } from '../../address/address.ts';
import { country, date, optionalText, text, ticked, yesNo } from '../../field-shapes.ts';
import { issue } from '../../issue.ts';
import { defineStep, type Journey } from '../../journey.ts';
import { sameName } from '../../name/name.ts';
import { signature } from '../../signature.ts';
import { checkTaxNumber } from '../../tax-number/tax-number.ts';
import { checkTreatyClaim } from '../../treaty/treaty.ts';
import { isUsPerson } from '../../us-person/us-person.ts';

const formSchema = z.object({
  name: text('full-name-required', 66),
  citizenship: country(),
  permanentAddress: addressShape,
  mailingAddress: z.optional(addressShape),
  usTaxNumber: optionalText(20),
  foreignTaxNumber: optionalText(30),
  taxNumberNotRequired: z.optional(z.boolean()),
  taxNumberExplanation: optionalText(300),
  dateOfBirth: date(),
  treatyBenefits: yesNo(),
  treatyCountry: z.optional(z.string()),
  treatyRiskAccepted: z.optional(z.boolean()),
});

export type W8benForm = z.output<typeof formSchema>;

const list = defineStep({ id: 'list', group: 'tax', schema: z.object({ read: ticked() }) });

/** The form's lines (Rev. October 2021); US persons are refused (RULE-08), a treaty has to exist on the day (RULE-09). */
const form = defineStep({
  id: 'form',
  group: 'tax',
  requirement: 'w8ben',
  schema: formSchema,
  sensitive: ['usTaxNumber', 'foreignTaxNumber'],
  check: (answers, { today }) => [
    ...checkAddress('permanentAddress', answers.permanentAddress ?? {}),
    ...checkPermanentAddress('permanentAddress', answers.permanentAddress ?? {}),
    ...taxNumberIssues(answers),
    ...(answers.treatyBenefits === 'yes'
      ? [
          ...checkTreatyClaim('treatyCountry', answers.treatyCountry ?? '', today),
          ...(answers.treatyRiskAccepted ? [] : [issue('treatyRiskAccepted', 'treaty-risk-required')]),
        ]
      : []),
  ],
  ineligible: (answers) =>
    isUsPerson({
      citizenships: [answers.citizenship],
      addressCountries: [answers.permanentAddress?.country, answers.mailingAddress?.country],
      taxCountries: [],
      taxNumbers: [{ country: 'US', number: answers.usTaxNumber }],
    })
      ? 'us-person'
      : undefined,
});

const info = defineStep({ id: 'info', group: 'tax', schema: z.object({ confirmed: ticked() }) });

/** Part III: under penalties of perjury, signed with the name of line 1 (RULE-16). */
const certification = defineStep({
  id: 'signature',
  group: 'tax',
  requirement: 'w8ben',
  schema: z.object({ certified: ticked(), capacity: ticked(), name: text('signature-required', 66), signature }),
  check: ({ name }, { answers }) => {
    const expected = ((answers['w8ben.form'] ?? answers.form) as { name?: string } | undefined)?.name;
    return name && expected && !sameName(name, expected) ? [issue('name', 'signature-mismatch')] : [];
  },
});

/** Line 6a or 6b: a number of the country of line 3, or the box that none is legally required, or an explanation (domain handbook 1.2). */
function taxNumberIssues({
  foreignTaxNumber,
  taxNumberNotRequired,
  taxNumberExplanation,
  permanentAddress,
}: {
  foreignTaxNumber?: string | undefined;
  taxNumberNotRequired?: boolean | undefined;
  taxNumberExplanation?: string | undefined;
  permanentAddress?: { country?: string | undefined } | undefined;
}) {
  if (foreignTaxNumber?.trim()) {
    if (taxNumberNotRequired) return [issue('taxNumberNotRequired', 'number-or-box-not-both')];
    return permanentAddress?.country
      ? checkTaxNumber('foreignTaxNumber', permanentAddress.country, foreignTaxNumber)
      : [];
  }
  return taxNumberNotRequired || taxNumberExplanation?.trim() ? [] : [issue('foreignTaxNumber', 'enter-field')];
}

/** W-8BEN, one form in every context: the flow that contains it fills in what is known. */
export const w8ben: Journey = { name: 'w8ben', version: 1, steps: [list, form, info, certification] };
