import type { StepAnswers } from '../journey/answers.ts';

/** Answers that other answers or documents suggest, by the path of the field: `residentialAddress.country`. */
export type Suggestions = Readonly<Record<string, string>>;

/** Returns the answers that an untouched step starts with. */
export const startOf = (suggestions: Suggestions): StepAnswers => followSuggestions({}, [], suggestions);

/**
 * Returns a step's answers after its suggestions changed. An empty answer and one that equals a suggestion from before take the new suggestion; an edited
 * answer stays. An answer whose suggestion is gone stays too.
 * @param before the suggestions that the answers may have been taken from
 */
export function followSuggestions<T extends StepAnswers>(
  own: T,
  before: readonly Suggestions[],
  after: Suggestions,
): T {
  const last = before.at(-1) ?? {};
  return Object.entries(after).reduce((answers, [path, value]) => {
    const given = answerAt(own, path);
    const followed = !given || before.some((suggested) => suggested[path] === given);
    return value !== last[path] && value !== given && followed ? withAnswer(answers, path.split('.'), value) : answers;
  }, own);
}

/** Returns the answer at a path of objects; undefined where there is none. */
export const answerAt = (answers: StepAnswers, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>(
      (found, key) => (typeof found === 'object' && found !== null ? (found as StepAnswers)[key] : undefined),
      answers,
    );

const withAnswer = <T extends StepAnswers>(answers: T, [key = '', ...rest]: readonly string[], value: string): T => ({
  ...answers,
  [key]: rest.length > 0 ? withAnswer((answers[key] ?? {}) as StepAnswers, rest, value) : value,
});
