import type { Text, Values } from '@quayside/i18n/define-text';

/** A text in the language on screen: a group, a key of it, and the values of its placeholders. */
export type Words = (text: Text, key: string, values?: Values) => string;
