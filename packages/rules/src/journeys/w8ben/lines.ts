import type { W8benLines } from './form-schema.ts';

/** A line of the form, by the name of its answer. */
export type Field = keyof W8benLines;

/** The fields of line 6 and line 9, which are answered together. */
export const line6 = [
  'foreignTaxNumber',
  'taxNumberNotRequired',
  'taxNumberExplanation',
] as const satisfies readonly Field[];
export const line9 = ['treatyBenefits', 'treatyCountry', 'treatyRiskAccepted'] as const satisfies readonly Field[];

export const only = (lines: W8benLines, fields: readonly string[]): W8benLines =>
  Object.fromEntries(Object.entries(lines).filter(([field, value]) => value !== undefined && fields.includes(field)));
export const without = (lines: W8benLines, fields: readonly string[]): W8benLines =>
  Object.fromEntries(Object.entries(lines).filter(([field]) => !fields.includes(field)));

/** Whether two versions of the form say the same in these fields. */
export const same = (before: W8benLines, after: W8benLines, fields: readonly Field[]): boolean =>
  fields.every((field) => plain(before[field]) === plain(after[field]));

/** Left out, empty and "not ticked" are the same answer; the order of an address's lines is not one. */
function plain(value: unknown): string {
  if (value === undefined || value === false) return '';
  if (typeof value !== 'object' || value === null)
    return typeof value === 'string' ? value.trim() : JSON.stringify(value);
  const entries = Object.entries(value).filter(([, one]) => plain(one) !== '');
  return entries.length === 0 ? '' : JSON.stringify(entries.toSorted(([a], [b]) => a.localeCompare(b)));
}
