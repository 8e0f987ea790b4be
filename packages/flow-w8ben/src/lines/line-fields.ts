import type { W8benLines } from './form-schema.ts';

/** Name of a field of the form. */
export type FieldName = keyof W8benLines;

/** Fields of line 6, of which one is answered. */
export const line6Fields = [
  'foreignTaxNumber',
  'taxNumberNotRequired',
  'taxNumberExplanation',
] as const satisfies readonly FieldName[];
/** Fields of line 9. */
export const line9Fields = [
  'treatyBenefits',
  'treatyCountry',
  'treatyRiskAccepted',
] as const satisfies readonly FieldName[];

/** Returns the answers of the given fields. Omits unanswered fields. */
export const pickFields = (lines: W8benLines, fields: readonly string[]): W8benLines =>
  Object.fromEntries(Object.entries(lines).filter(([field, value]) => value !== undefined && fields.includes(field)));
/** Returns the answers of all other fields. */
export const omitFields = (lines: W8benLines, fields: readonly string[]): W8benLines =>
  Object.fromEntries(Object.entries(lines).filter(([field]) => !fields.includes(field)));

/** Returns whether two versions of the form have equal answers in these fields. */
export const haveEqualFields = (before: W8benLines, after: W8benLines, fields: readonly FieldName[]): boolean =>
  fields.every((field) => plain(before[field]) === plain(after[field]));

/** Returns a value as text for a comparison. A missing, an empty and an unticked answer are equal. The order of the lines of an address does not count. */
function plain(value: unknown): string {
  if (value === undefined || value === false) return '';
  if (typeof value !== 'object' || value === null)
    return typeof value === 'string' ? value.trim() : JSON.stringify(value);
  const entries = Object.entries(value).filter(([, one]) => plain(one) !== '');
  return entries.length === 0 ? '' : JSON.stringify(entries.toSorted(([a], [b]) => a.localeCompare(b)));
}
