/** The result of checking the answer to a question. */
export type Grade = 'right' | 'wrong';

/** Returns `right` if the chosen answers are exactly the right ones, in any order, otherwise `wrong`. */
export const gradeAnswer = (chosen: readonly string[], right: readonly string[]): Grade =>
  new Set(chosen).size === new Set(right).size && chosen.every((value) => right.includes(value)) ? 'right' : 'wrong';

/** The mark of an option after the answer. `chosen-wrong`: the user chose it, but it is not right. */
export type AnswerMark = 'right' | 'chosen-wrong' | 'none';

/** Returns the mark of an option. Right options are marked even if the user did not choose them. */
export const getAnswerMark = (value: string, chosen: readonly string[], right: readonly string[]): AnswerMark =>
  right.includes(value) ? 'right' : chosen.includes(value) ? 'chosen-wrong' : 'none';

/**
 * Returns the chosen values after a press on `value`. For `one`, it replaces the previous value. For `several`, it is
 * added or removed.
 */
export function toggleChoice(value: string, chosen: readonly string[], kind: 'one' | 'several'): readonly string[] {
  if (kind === 'one') return [value];
  return chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value];
}
