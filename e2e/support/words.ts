import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '../../packages/i18n/src/language.ts';

/** The words of the app in one language, as its screens get them: `say('flow', 'continue')`. */
export type Say = (group: string, key: string, values?: Readonly<Record<string, string | number>>) => string;

/** A journey asks for words that do not exist: the key was renamed, or the group. */
export class UnknownWordsError extends Error {
  override readonly name = 'UnknownWordsError';
  constructor(group: string, key: string) {
    super(`There are no words ${key} in the group ${group}. Has the key been renamed?`);
  }
}

const packages = join(import.meta.dirname, '../../packages');

/** `sandbox` names the words of the server's own pages and mails. */
export const readPack = (group: string, language: Language): Readonly<Record<string, string>> => {
  const folder = group === 'sandbox' ? 'sandbox/src/texts' : `i18n/src/text/${group}`;
  return JSON.parse(readFileSync(join(packages, folder, `${language}.json`), 'utf8')) as Record<string, string>;
};

export function wordsIn(language: Language): Say {
  const packs = new Map<string, Readonly<Record<string, string>>>();
  return (group, key, values = {}) => {
    const pack = packs.get(group) ?? readPack(group, language);
    packs.set(group, pack);
    const words = pack[key];
    if (words === undefined) throw new UnknownWordsError(group, key);
    return words.replace(/{{(\w+)}}/g, (hole, name: string) => String(values[name] ?? hole));
  };
}

/** A country as the app calls it in English; its lists are searched by that in every language. */
export const countryName = (code: string): string => new Intl.DisplayNames('en', { type: 'region' }).of(code) ?? code;
