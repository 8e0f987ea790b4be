import type { FormValues } from '@quayside/flow/form';
import type { Issue } from '@quayside/rules/issue';

/** Ids of the lines of Part I that a customer answers, in the order of the form. */
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

/** Names of the answers of each line. Line 6 has three, of which at most one is filled in. */
const answersOf: Readonly<Record<LineId, readonly string[]>> = {
  name: ['name'],
  citizenship: ['citizenship'],
  permanentAddress: ['permanentAddress'],
  mailingAddress: ['mailingAddress'],
  usTaxNumber: ['usTaxNumber'],
  taxNumber: ['foreignTaxNumber', 'taxNumberNotRequired', 'taxNumberExplanation'],
  dateOfBirth: ['dateOfBirth'],
};

/** Ids of a line's first control, where they differ from the line's id. */
const controls: Readonly<Partial<Record<LineId, string>>> = {
  mailingAddress: 'mailingDiffers',
  taxNumber: 'taxNumberKind',
};
/** Returns the element id of the first control of a line. */
export const getControlId = (line: LineId): string => controls[line] ?? line;

/** Returns the line that contains a field, for example `taxNumber` for `taxNumberKind`. Returns undefined for a field outside Part I. */
export function findLine(field: string): LineId | undefined {
  const [name = ''] = field.split('.');
  return lineIds.find((line) => getControlId(line) === name || answersOf[line].includes(name));
}

/** Lines that customers may leave empty. */
const optional: readonly LineId[] = ['mailingAddress', 'usTaxNumber'];

/** Returns whether the card has to show a line as a field: its answer has an issue, or is missing and required. */
export const needsField = (line: LineId, values: FormValues, issues: readonly Issue[]): boolean =>
  (!optional.includes(line) && answersOf[line].every((answer) => isBlank(values[answer]))) ||
  issues.some(({ path }) => answersOf[line].includes(path.split('.')[0] ?? ''));

const isBlank = (value: unknown): boolean =>
  value === undefined ||
  value === '' ||
  value === false ||
  (typeof value === 'object' && Object.values(value as object).every(isBlank));
