import type { Language } from '@quayside/i18n/language';
import en from './en.json' with { type: 'json' };
import ja from './ja.json' with { type: 'json' };
import ms from './ms.json' with { type: 'json' };
import th from './th.json' with { type: 'json' };
import zhHans from './zh-Hans.json' with { type: 'json' };
import zhHant from './zh-Hant.json' with { type: 'json' };

export type Word = keyof typeof en;
export type Words = (key: Word, values?: Readonly<Record<string, string | number>>) => string;

/** Every text of the server, in every language; a missing key does not compile. */
export const texts: Readonly<Record<Language, Readonly<Record<Word, string>>>> = {
  en,
  'zh-Hans': zhHans,
  'zh-Hant': zhHant,
  ms,
  th,
  ja,
};

/** What the server says to customers, on its pages and in its mails. */
export const wordsIn =
  (language: Language): Words =>
  (key, values = {}) =>
    texts[language][key].replace(/{{(\w+)}}/g, (hole, name: string) => String(values[name] ?? hole));

export const isWord = (key: string): key is Word => Object.hasOwn(en, key);
