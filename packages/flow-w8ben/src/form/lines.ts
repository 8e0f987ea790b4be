import type { Values } from '@quayside/flow/form';
import type { Issue } from '@quayside/rules/issue';

/** The lines of Part I that a customer answers, in the order of the form. */
export const lineIds = [
  'name',
  'citizenship',
  'permanentAddress',
  'mailingAddress',
  'usTaxNumber',
  'taxNumber',
  'dateOfBirth',
] as const;
export type LineId = (typeof lineIds)[number];

/** The answers of each line; those of line 6 exclude each other. */
const answersOf: Readonly<Record<LineId, readonly string[]>> = {
  name: ['name'],
  citizenship: ['citizenship'],
  permanentAddress: ['permanentAddress'],
  mailingAddress: ['mailingAddress'],
  usTaxNumber: ['usTaxNumber'],
  taxNumber: ['foreignTaxNumber', 'taxNumberNotRequired', 'taxNumberExplanation'],
  dateOfBirth: ['dateOfBirth'],
};

/** The field that a line's first control has as its id, where it is not the line's own name. */
const controls: Readonly<Partial<Record<LineId, string>>> = {
  mailingAddress: 'mailingDiffers',
  taxNumber: 'taxNumberKind',
};
export const controlOf = (line: LineId): string => controls[line] ?? line;

/** The line of a field, such as `taxNumberKind` or `permanentAddress.country`, which addresses and lists of lines name. Undefined for a field of another part. */
export function lineOf(field: string): LineId | undefined {
  const [name = ''] = field.split('.');
  return lineIds.find((line) => controlOf(line) === name || answersOf[line].includes(name));
}

/** These may stay empty. */
const optional: readonly LineId[] = ['mailingAddress', 'usTaxNumber'];

/** Whether a line has to be shown as a field: nothing answers it yet, or its answer is wrong. */
export const needsField = (line: LineId, values: Values, issues: readonly Issue[]): boolean =>
  (!optional.includes(line) && answersOf[line].every((answer) => isBlank(values[answer]))) ||
  issues.some(({ path }) => answersOf[line].includes(path.split('.')[0] ?? ''));

const isBlank = (value: unknown): boolean =>
  value === undefined ||
  value === '' ||
  value === false ||
  (typeof value === 'object' && Object.values(value as object).every(isBlank));
