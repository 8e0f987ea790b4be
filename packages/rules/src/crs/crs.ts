import { normaliseCode } from '@quayside/values/internals/numbers';
import * as z from 'zod/mini';
import { omitFields } from '../applicable-answers.ts';
import { country, oneOf, optionalText } from '../field-shapes.ts';
import { type Issue, issue } from '../issue.ts';
import { lazyObject } from '../lazy-object.ts';
import { MOST_TAX_RESIDENCIES } from '../limits/limits.ts';
import { joinPath } from '../lookups/path.ts';
import { checkMissingTaxNumber, type NoTaxNumberReason, noTaxNumberReasons } from '../tax-number/reasons/reasons.ts';
import { checkTaxNumber } from '../tax-number/tax-number.ts';

export { type NoTaxNumberReason, noTaxNumberReasons } from '../tax-number/reasons/reasons.ts';

/**
 * Returns whether a reason ticks line 6b of Form W-8BEN, "FTIN not legally required". Reasons A and C do. Reason B has an explanation instead.
 */
export const ticksLine6b = (reason: NoTaxNumberReason): boolean => reason !== 'unable-to-obtain';

/** Schema of a tax residency: a country, and either a tax number or the reason why it is missing. */
export const taxResidency = lazyObject(() => ({
  country: country(),
  number: optionalText(30, normaliseCode),
  reason: z.optional(oneOf(noTaxNumberReasons, 'select-reason')),
  explanation: optionalText(300),
}));
/** A tax residency: the country (ISO 3166-1 alpha-2), and the tax number or the reason why it is missing. */
export type TaxResidency = z.output<typeof taxResidency>;

/**
 * Checks 1 to 5 tax residencies with different countries (RULE-10). Codes: `select-country` (MSG-05), `too-many`, `tax-residency-twice`, `us-person` (MSG-38),
 * `number-or-reason-not-both`, and those of `checkTaxNumber` (MSG-20) and `checkMissingTaxNumber` (MSG-17, MSG-19).
 */
export function checkTaxResidencies(path: string, rows: readonly Partial<TaxResidency>[]): readonly Issue[] {
  if (rows.length === 0) return [issue(path, 'select-country')];
  const tooMany = rows.length > MOST_TAX_RESIDENCIES ? [issue(path, 'too-many', { most: MOST_TAX_RESIDENCIES })] : [];
  return [...tooMany, ...rows.flatMap((row, index) => checkRow(joinPath(path, index), row, rows.slice(0, index)))];
}

/** Returns the tax residencies without explanations that their reason does not need. */
export const applicableTaxResidencies = <R extends { readonly reason?: string | undefined }>(
  rows: readonly R[],
): readonly R[] =>
  rows.map((row) => (row.reason === 'unable-to-obtain' ? row : (omitFields(row, ['explanation']) as R)));

function checkRow(
  path: string,
  row: Partial<TaxResidency>,
  before: readonly Partial<TaxResidency>[],
): readonly Issue[] {
  const countryPath = joinPath(path, 'country');
  if (!row.country) return [issue(countryPath, 'select-country')];
  if (row.country === 'US') return [issue(countryPath, 'us-person')];
  if (before.some((other) => other.country === row.country)) return [issue(countryPath, 'tax-residency-twice')];
  const number = row.number?.trim();
  if (!number) return checkMissingTaxNumber(path, row);
  if (row.reason) return [issue(joinPath(path, 'reason'), 'number-or-reason-not-both')];
  return checkTaxNumber(joinPath(path, 'number'), row.country, number);
}
