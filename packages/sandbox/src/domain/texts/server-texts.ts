import { type Language, languages } from '@quayside/i18n/language';
import en from './en.json' with { type: 'json' };

/** Key of a text in the server's mails and pages. `key_one` is not listed: it replaces `key` for a `count` of one, in languages with a singular. */
export type ServerTextKey = Exclude<keyof typeof en, `${string}_one`>;
type Singular = Extract<keyof typeof en, `${string}_one`>;
type Texts = Readonly<Record<ServerTextKey, string> & Partial<Record<Singular, string>>>;
/** Function that returns a text in one language. `values` replace the text's `{{placeholders}}`. */
export type ServerTranslator = (key: ServerTextKey, values?: Readonly<Record<string, string | number>>) => string;

const inLanguage = async (language: Language): Promise<Texts> =>
  language === 'en' ? en : (await import(`./${language}.json`, { with: { type: 'json' } })).default;

/** The texts of the server's mails and pages, by language. */
export const serverTexts = Object.fromEntries(
  await Promise.all(languages.map(async (language) => [language, await inLanguage(language)] as const)),
) as Readonly<Record<Language, Texts>>;

/** Creates the function that returns the server's texts in a language. */
export const createServerTranslator =
  (language: Language): ServerTranslator =>
  (key, values = {}) =>
    textOf(serverTexts[language], key, values.count).replace(/{{(\w+)}}/g, (hole, name: string) =>
      String(values[name] ?? hole),
    );

const textOf = (said: Texts, key: ServerTextKey, count: string | number | undefined): string => {
  const one = `${key}_one`;
  return (count === 1 && isSingular(one) ? said[one] : undefined) ?? said[key];
};

const isSingular = (key: string): key is Singular => key.endsWith('_one') && Object.hasOwn(en, key);

/** Returns whether a text is a key of the server texts. */
export const isServerTextKey = (key: string): key is ServerTextKey => Object.hasOwn(en, key) && !key.endsWith('_one');
