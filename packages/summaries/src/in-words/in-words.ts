import type { answersInWords } from '../answers/answers.ts';

/** Returns what loads the answers of a step in words. The first screens ask for no answers back, so even the list of the modules comes later. */
export const inWords = (step: keyof typeof answersInWords) => async () =>
  (await import('../answers/answers.ts')).answersInWords[step]();
