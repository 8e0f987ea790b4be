import type { Language } from './language.ts';

/** Words by key; `{{name}}` in them is filled in. */
export type Messages = Readonly<Record<string, string>>;

/** A group of texts: English comes with it, the other languages when asked for (LANG-04). */
export type Text<M extends Messages = Messages> = {
  readonly name: string;
  readonly en: M;
  readonly load: (language: Exclude<Language, 'en'>) => Promise<{ default: Messages }>;
};

/** A group of texts. `name` is unique among all groups; `load` fetches another language, whose keys and placeholders are those of `en`. */
export const defineText = <M extends Messages>(name: string, en: M, load: Text['load']): Text<M> => ({
  name,
  en,
  load,
});

/** The keys of a group as its screens write them: `count_one` and `count_other` are asked for as `count`. */
export type KeyOf<T extends Text> = T extends Text<infer M> ? PlainKey<Extract<keyof M, string>> : never;
type PlainKey<K extends string> = K extends `${infer Stem}_${'one' | 'other'}` ? Stem : K;

/**
 * Returns whether a group has a key. For keys whose parts come from a server, from answers or from an edition: what the types know needs no question. A key with
 * `_one` and `_other` counts as a key.
 */
export const hasKey = <T extends Text>({ en }: T, key: string): key is KeyOf<T> =>
  Object.hasOwn(en, key) || Object.hasOwn(en, `${key}_other`);

/** What fills the placeholders of a text. `count`, or the only number, also chooses between `_one` and `_other`. */
export type Values = Readonly<Record<string, string | number>>;
/** The words of a key in the language on screen, filled in; English where a pack lacks it. */
export type Translate<K extends string = string> = (key: K, values?: Values) => string;

/** The words of a key of which the types know only a part; undefined where the group lacks it, so that the caller says something else. */
export const knownText = <T extends Text>(
  t: Translate<KeyOf<T>>,
  text: T,
  key: string,
  values?: Values,
): string | undefined => (hasKey(text, key) ? t(key, values) : undefined);
