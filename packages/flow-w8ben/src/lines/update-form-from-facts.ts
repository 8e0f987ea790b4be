import type { W8benLines } from './form-schema.ts';
import { type FieldName, haveEqualFields, line6Fields, line9Fields, omitFields, pickFields } from './line-fields.ts';

/** Groups of answers that follow the known facts together. */
const groups: readonly (readonly FieldName[])[] = [
  ['citizenship'],
  ['permanentAddress'],
  ['mailingAddress'],
  line6Fields,
];
/** Answers that must equal the application; otherwise they have the issue `differs-from-before`. */
const identity: readonly FieldName[] = ['name', 'dateOfBirth'];

/**
 * Returns the form after the known facts have changed from `before` to `after`. Name and date of birth get the new facts. Other lines get them only if they
 * equal the old ones. A new country on line 3 removes the old tax number and treaty claim.
 */
export function updateFormFromFacts(form: W8benLines, before: W8benLines, after: W8benLines): W8benLines {
  const repeats = (fields: readonly FieldName[]) => haveEqualFields(form, before, fields) || isBlank(before, fields);
  const changed = (fields: readonly FieldName[]) => !haveEqualFields(before, after, fields);
  const said = identity.filter((field) => changed([field]) && !isBlank(after, [field]));
  const taken = groups.filter(
    (fields) => changed(fields) && repeats(fields) && (!isBlank(after, fields) || mayGo(fields)),
  );
  const fields = [...said, ...taken.flat()];
  const now = { ...omitFields(form, fields), ...pickFields(after, fields) };
  if (now.permanentAddress?.country === form.permanentAddress?.country) return inOrder(now, form);
  const number =
    now.permanentAddress?.country === after.permanentAddress?.country ? pickFields(after, line6Fields) : {};
  return inOrder({ ...omitFields(now, [...line6Fields, ...line9Fields]), ...number }, form);
}

const isBlank = (lines: W8benLines, fields: readonly FieldName[]): boolean => haveEqualFields(lines, {}, fields);

/** Returns whether a change may empty these lines. For other lines, a missing fact only means that it is not known yet. */
const mayGo = (fields: readonly FieldName[]): boolean => fields.includes('mailingAddress') || fields === line6Fields;

/** Returns the lines in the order of `form`, so that equal answers have equal JSON. */
const inOrder = (lines: W8benLines, form: W8benLines): W8benLines => {
  const fields = [...new Set([...Object.keys(form), ...Object.keys(lines)])] as FieldName[];
  return Object.fromEntries(fields.filter((field) => field in lines).map((field) => [field, lines[field]]));
};
