export type Grade = 'right' | 'wrong';

/** Right is every right answer and no other, in any order. */
export const grade = (chosen: readonly string[], right: readonly string[]): Grade =>
  new Set(chosen).size === new Set(right).size && chosen.every((value) => right.includes(value)) ? 'right' : 'wrong';

/** What an answer turns out to be, once the question is answered. */
export type AnswerMark = 'right' | 'chosen-wrong' | 'none';

export const markOf = (value: string, chosen: readonly string[], right: readonly string[]): AnswerMark =>
  right.includes(value) ? 'right' : chosen.includes(value) ? 'chosen-wrong' : 'none';

/** What is chosen after `value` was pressed: one answer takes the place of another, several add up and can be taken back. */
export function chosenAfter(value: string, chosen: readonly string[], kind: 'one' | 'several'): readonly string[] {
  if (kind === 'one') return [value];
  return chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value];
}
