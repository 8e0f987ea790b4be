import type { Language } from './language.ts';

/** Texts by key. Placeholders such as `{{name}}` are replaced with values. */
export type Messages = Readonly<Record<string, string>>;

/** A group of texts. English is included; other languages load on demand (LANG-04). */
export type Text<M extends Messages = Messages> = {
  readonly name: string;
  readonly en: M;
  readonly load: (language: Exclude<Language, 'en'>) => Promise<{ default: Messages }>;
};

/** Creates a group of texts. `name` must be unique among all groups. `load` imports another language, with the same keys and placeholders as `en`. */
export const defineText = <M extends Messages>(name: string, en: M, load: Text['load']): Text<M> => ({
  name,
  en,
  load,
});

/** The keys of a group, without plural suffixes: `count_one` and `count_other` have the key `count`. */
export type KeyOf<T extends Text> = T extends Text<infer M> ? PlainKey<Extract<keyof M, string>> : never;
type PlainKey<K extends string> = K extends `${infer Stem}_${'one' | 'other'}` ? Stem : K;

/**
 * Returns whether a group has a key. Use it for keys that contain parts from a server, from answers or from an edition.
 * Types check all other keys. A key with `_one` and `_other` counts as one key.
 */
export const hasKey = <T extends Text>({ en }: T, key: string): key is KeyOf<T> =>
  Object.hasOwn(en, key) || Object.hasOwn(en, `${key}_other`);

/** Values for the placeholders of a text. `count`, or else the only number, also selects `_one` or `_other`. */
export type Values = Readonly<Record<string, string | number>>;
/** A function that returns the text of a key in the current language with its values, or in English if the language lacks it. */
export type Translate<K extends string = string> = (key: K, values?: Values) => string;

/** Returns the text of a key that types cannot check; undefined if the group lacks it. */
export const translateIfKnown = <T extends Text>(
  t: Translate<KeyOf<T>>,
  text: T,
  key: string,
  values?: Values,
): string | undefined => (hasKey(text, key) ? t(key, values) : undefined);
