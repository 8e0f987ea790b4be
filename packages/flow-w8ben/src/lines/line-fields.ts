import type { W8benLines } from './form-schema.ts';

/** Name of an answer of the form, for example `citizenship`. */
export type FieldName = keyof W8benLines;

/** Names of the answers to line 6, of which at most one is filled in. */
export const line6Fields = [
  'foreignTaxNumber',
  'taxNumberNotRequired',
  'taxNumberExplanation',
] as const satisfies readonly FieldName[];
/** Names of the answers to line 9. */
export const line9Fields = [
  'treatyBenefits',
  'treatyCountry',
  'treatyRiskAccepted',
] as const satisfies readonly FieldName[];

/** Returns only the answers of the given fields. Omits those that are undefined. */
export const pickFields = (lines: W8benLines, fields: readonly string[]): W8benLines =>
  Object.fromEntries(Object.entries(lines).filter(([field, value]) => value !== undefined && fields.includes(field)));
/** Returns all answers except those of the given fields. */
export const omitFields = (lines: W8benLines, fields: readonly string[]): W8benLines =>
  Object.fromEntries(Object.entries(lines).filter(([field]) => !fields.includes(field)));

/** Returns whether two versions of the form have equal answers in these fields. Missing, empty and unticked answers are equal. */
export const haveEqualFields = (before: W8benLines, after: W8benLines, fields: readonly FieldName[]): boolean =>
  fields.every((field) => plain(before[field]) === plain(after[field]));

/** Returns a value as text for a comparison. Missing, empty and unticked answers have the same text, and the order of address lines does not count. */
function plain(value: unknown): string {
  if (value === undefined || value === false) return '';
  if (typeof value !== 'object' || value === null)
    return typeof value === 'string' ? value.trim() : JSON.stringify(value);
  const entries = Object.entries(value).filter(([, one]) => plain(one) !== '');
  return entries.length === 0 ? '' : JSON.stringify(entries.toSorted(([a], [b]) => a.localeCompare(b)));
}
