import type { KeyOf, Text, Values } from '@quayside/i18n/define-text';

/** A text in the language on screen: a group, a key of it, and the values of its placeholders. */
export type Words = <T extends Text>(text: T, key: KeyOf<T>, values?: Values) => string;

/** The words of a key that an answer completes, such as a country. One of which this build has no words is a missing text (`TextStore.onMissing`): nobody reads its id. */
export const wordsOfAnswer = (words: Words, text: Text, key: string): string => words(text, key);
