import type { StepAnswers } from '../journey/answers.ts';

/** Suggested answers from other answers or documents, by the path of the field: `residentialAddress.country`. */
export type Suggestions = Readonly<Record<string, string>>;

/** Returns the initial answers of an untouched step. */
export const toInitialAnswers = (suggestions: Suggestions): StepAnswers => applySuggestions({}, [], suggestions);

/**
 * Returns a step's answers, updated after its suggestions changed. The new suggestion replaces an empty answer, and one that equals an earlier suggestion.
 * Edited answers stay, and so do answers without a new suggestion.
 * @param before earlier suggestions, the latest last
 */
export function applySuggestions<T extends StepAnswers>(own: T, before: readonly Suggestions[], after: Suggestions): T {
  const last = before.at(-1) ?? {};
  return Object.entries(after).reduce((answers, [path, value]) => {
    const given = getAnswerAt(own, path);
    const followed = !given || before.some((suggested) => suggested[path] === given);
    return value !== last[path] && value !== given && followed ? withAnswer(answers, path.split('.'), value) : answers;
  }, own);
}

/** Returns the answer at a path such as `residentialAddress.country`; undefined if there is none. */
export const getAnswerAt = (answers: StepAnswers, path: string): unknown =>
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
