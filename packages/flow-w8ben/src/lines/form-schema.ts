import { addressSchema } from '@quayside/rules/internals/address';
import { country, date, optionalText, text, yesNo } from '@quayside/rules/internals/field-shapes';
import { lazyObject } from '@quayside/rules/internals/lazy-object';
import type { DeepPartial } from '@quayside/rules/journey';
import { longestName, normaliseName } from '@quayside/values/internals/name';
import { normaliseCode } from '@quayside/values/internals/numbers';
import * as z from 'zod/mini';

/** Schema of lines 1 to 6, 8 and 9. The system fills in line 7. Dividends of listed shares do not need line 10. */
export const w8benFormSchema = lazyObject(() => ({
  name: text('full-name-required', longestName, normaliseName),
  citizenship: country(),
  permanentAddress: addressSchema,
  mailingAddress: z.optional(addressSchema),
  usTaxNumber: optionalText(20, normaliseCode),
  foreignTaxNumber: optionalText(30, normaliseCode),
  taxNumberNotRequired: z.optional(z.boolean()),
  taxNumberExplanation: optionalText(300),
  dateOfBirth: date(),
  treatyBenefits: z.optional(yesNo()),
  treatyCountry: z.optional(z.string()),
  treatyRiskAccepted: z.optional(z.boolean()),
}));

/** Complete answers of the form, with the types that its schema accepts. */
export type W8benForm = z.output<typeof w8benFormSchema>;

/** Answers of the form, any of which may be missing. */
export type W8benLines = { readonly [K in keyof W8benForm]?: DeepPartial<W8benForm[K]> | undefined };
