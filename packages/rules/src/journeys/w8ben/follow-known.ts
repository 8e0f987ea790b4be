import type { W8benLines } from './form-schema.ts';
import { type Field, line6, line9, only, same, without } from './lines.ts';

/** Lines that are answered together. A line 4 that is gone was taken back; any other missing line is only not answered yet. */
const groups: readonly (readonly Field[])[] = [['citizenship'], ['permanentAddress'], ['mailingAddress'], line6];
/** Lines that have to say what the application says (`differs-from-before`). */
const identity: readonly Field[] = ['name', 'dateOfBirth'];

/**
 * The form after what is known of the person has changed from `before` to `after`: a line that repeats it says the new answer, a line that was answered
 * differently on purpose stays. Another country on line 3 takes the tax number of the old one and the answer about its treaty with it.
 */
export function followKnown(form: W8benLines, before: W8benLines, after: W8benLines): W8benLines {
  const repeats = (fields: readonly Field[]) => same(form, before, fields) || isBlank(before, fields);
  const changed = (fields: readonly Field[]) => !same(before, after, fields);
  const said = identity.filter((field) => changed([field]) && !isBlank(after, [field]));
  const taken = groups.filter(
    (fields) => changed(fields) && repeats(fields) && (!isBlank(after, fields) || mayGo(fields)),
  );
  const fields = [...said, ...taken.flat()];
  const now = { ...without(form, fields), ...only(after, fields) };
  if (now.permanentAddress?.country === form.permanentAddress?.country) return inOrder(now, form);
  const number = now.permanentAddress?.country === after.permanentAddress?.country ? only(after, line6) : {};
  return inOrder({ ...without(now, [...line6, ...line9]), ...number }, form);
}

const isBlank = (lines: W8benLines, fields: readonly Field[]): boolean => same(lines, {}, fields);

const mayGo = (fields: readonly Field[]): boolean => fields.includes('mailingAddress') || fields === line6;

/** In the order of the form's answers, so that what is the same compares as the same. */
const inOrder = (lines: W8benLines, form: W8benLines): W8benLines => {
  const fields = [...new Set([...Object.keys(form), ...Object.keys(lines)])] as Field[];
  return Object.fromEntries(fields.filter((field) => field in lines).map((field) => [field, lines[field]]));
};
