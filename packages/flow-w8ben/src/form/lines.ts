import type { Values } from '@quayside/flow/form';
import type { Issue } from '@quayside/rules/issue';

/** Lines of Part I that a customer answers, in the order of the form. */
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

/** Names of the answers of each line. At most one answer of line 6 is filled in. */
const answersOf: Readonly<Record<LineId, readonly string[]>> = {
  name: ['name'],
  citizenship: ['citizenship'],
  permanentAddress: ['permanentAddress'],
  mailingAddress: ['mailingAddress'],
  usTaxNumber: ['usTaxNumber'],
  taxNumber: ['foreignTaxNumber', 'taxNumberNotRequired', 'taxNumberExplanation'],
  dateOfBirth: ['dateOfBirth'],
};

/** Ids of a line's first control, if they differ from the line's id. */
const controls: Readonly<Partial<Record<LineId, string>>> = {
  mailingAddress: 'mailingDiffers',
  taxNumber: 'taxNumberKind',
};
/** Returns the id of the first control of a line. */
export const getControlId = (line: LineId): string => controls[line] ?? line;

/** Returns the line of a field, such as `taxNumberKind` or `permanentAddress.country`. Returns undefined for a field of another part. */
export function findLine(field: string): LineId | undefined {
  const [name = ''] = field.split('.');
  return lineIds.find((line) => getControlId(line) === name || answersOf[line].includes(name));
}

/** Lines that may stay empty. */
const optional: readonly LineId[] = ['mailingAddress', 'usTaxNumber'];

/** Returns whether the card has to show a line as a field, because its answer is missing or wrong. */
export const needsField = (line: LineId, values: Values, issues: readonly Issue[]): boolean =>
  (!optional.includes(line) && answersOf[line].every((answer) => isBlank(values[answer]))) ||
  issues.some(({ path }) => answersOf[line].includes(path.split('.')[0] ?? ''));

const isBlank = (value: unknown): boolean =>
  value === undefined ||
  value === '' ||
  value === false ||
  (typeof value === 'object' && Object.values(value as object).every(isBlank));
