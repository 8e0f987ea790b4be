import type { answersInWords } from '../answers/answers.ts';

/** Returns a function that loads the summary module of a step. The list of modules is lazy too, because the first screens do not need it. */
export const lazySummary = (step: keyof typeof answersInWords) => async () =>
  (await import('../answers/answers.ts')).answersInWords[step]();
