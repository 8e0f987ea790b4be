import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '../../packages/i18n/src/language.ts';
import { withLineBreaks } from '../../packages/i18n/src/line-breaks/line-breaks.ts';
import { readTexts } from '../../packages/i18n/src/testing/text-folders/text-folders.ts';
import type { TextGroupName, TextKeyOf } from './text-groups.ts';

/**
 * Returns a text of the app in one language: `say('flow', 'continue')`. The name of a field stands for the key of its
 * label. Throws UnknownWordsError if there is no such text.
 */
export type Say = <G extends TextGroupName>(
  group: G,
  key: TextKeyOf<G>,
  values?: Readonly<Record<string, string | number>>,
) => string;

/** Returns the group and key of a text for `say`, if the key is computed, such as `industry.${id}`. The compiler does not check that such a key exists. */
export const computedText = <G extends TextGroupName>(group: G, key: string): readonly [G, TextKeyOf<G>] => [
  group,
  key as TextKeyOf<G>,
];

/** Thrown if a test uses a text that does not exist, because the key or group was renamed. */
export class UnknownWordsError extends Error {
  override readonly name = 'UnknownWordsError';
  constructor(group: string, key: string) {
    super(`There are no words ${key} in the group ${group}. Has the key been renamed?`);
  }
}

const packages = join(import.meta.dirname, '../../packages');

/** Returns the texts of a group in one language, by key. `sandbox` has the texts of the server's pages and emails. */
export const readTextGroup = (group: string, language: Language): Readonly<Record<string, string>> => {
  if (group !== 'sandbox') return readTexts(group, language);
  return JSON.parse(readFileSync(join(packages, 'sandbox/src/domain/texts', `${language}.json`), 'utf8')) as Record<
    string,
    string
  >;
};

export function sayIn(language: Language): Say {
  const packs = new Map<string, Readonly<Record<string, string>>>();
  return (group, name, values = {}) => {
    const key = String(name);
    const pack = packs.get(group) ?? readTextGroup(group, language);
    packs.set(group, pack);
    const words = pack[key] ?? pack[`${key}.label`] ?? pack[`${key}_other`];
    if (words === undefined) throw new UnknownWordsError(group, key);
    const filled = words.replace(/{{(\w+)}}/g, (hole: string, value: string) => String(values[value] ?? hole));
    return group === 'sandbox' ? filled : withLineBreaks(filled, language);
  };
}

/** Returns the English name of a country, which finds the country in the app's lists in every language. Returns an unknown code unchanged. */
export const countryName = (code: string): string => new Intl.DisplayNames('en', { type: 'region' }).of(code) ?? code;
