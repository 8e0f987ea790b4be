import type { KeyOf, Text, Values } from '../define-text.ts';

/** A function that returns a text in the displayed language, from a group, a key, and the values of placeholders. */
export type TranslateText = <T extends Text>(text: T, key: KeyOf<T>, values?: Values) => string;

/**
 * Returns the text of a key that comes from an answer, such as a country. If this build lacks the key, reports a missing text (`TextStore.onMissing`) instead
 * of showing the id.
 */
export const translateAnswer = (words: TranslateText, text: Text, key: string): string => words(text, key);

/** Returns the field of a label key: `gender` for `gender.label`. */
export const getFieldName = (key: string): string => key.replace(/\.label$/, '');
