import type { KeyOf, Text, Values } from '../define-text.ts';

/** Returns a text in the displayed language, from a group, a key, and the values of placeholders. */
export type Words = <T extends Text>(text: T, key: KeyOf<T>, values?: Values) => string;

/**
 * Returns the text of a key that comes from an answer, such as a country. If this build does not have it, it is a missing text (`TextStore.onMissing`), so that
 * the id is not shown.
 */
export const wordsOfAnswer = (words: Words, text: Text, key: string): string => words(text, key);

/** Returns the field of a label's key: `gender` for `gender.label`. */
export const fieldNameOf = (key: string): string => key.replace(/\.label$/, '');
