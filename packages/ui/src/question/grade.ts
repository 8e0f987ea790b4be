export type Grade = 'right' | 'wrong';

/** Returns `right` if the chosen answers are exactly the right ones, in any order. */
export const grade = (chosen: readonly string[], right: readonly string[]): Grade =>
  new Set(chosen).size === new Set(right).size && chosen.every((value) => right.includes(value)) ? 'right' : 'wrong';

/** How an option is marked after the answer. */
export type AnswerMark = 'right' | 'chosen-wrong' | 'none';

export const markOf = (value: string, chosen: readonly string[], right: readonly string[]): AnswerMark =>
  right.includes(value) ? 'right' : chosen.includes(value) ? 'chosen-wrong' : 'none';

/**
 * Returns the chosen values after a press. For `one`, the value replaces the previous one. For `several`, it is
 * toggled.
 */
export function chosenAfter(value: string, chosen: readonly string[], kind: 'one' | 'several'): readonly string[] {
  if (kind === 'one') return [value];
  return chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value];
}
