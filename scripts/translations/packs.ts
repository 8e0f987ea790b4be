import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { type Language, languages } from '../../packages/i18n/src/language.ts';

export type Messages = Readonly<Record<string, string>>;

/** The languages into which English is translated. */
export const targets: readonly Exclude<Language, 'en'>[] = languages.filter((language) => language !== 'en');

const appTexts = 'packages/i18n/src/text';
const serverTexts = 'packages/sandbox/src/domain/texts';

/** Returns the names of all text groups; `sandbox` holds the server's pages and emails. */
export const groupsIn = (root: string): readonly string[] => [
  ...globSync(`${appTexts}/*/en.json`, { cwd: root })
    .map((path) => basename(dirname(path)))
    .sort(),
  'sandbox',
];

export const packPath = (group: string, language: Language): string =>
  group === 'sandbox' ? `${serverTexts}/${language}.json` : `${appTexts}/${group}/${language}.json`;

export const readPack = (root: string, group: string, language: Language): Messages =>
  JSON.parse(readFileSync(join(root, packPath(group, language)), 'utf8')) as Messages;

export const packText = (messages: Messages): string => `${JSON.stringify(messages, null, 2)}\n`;

export const writePack = (root: string, group: string, language: Language, messages: Messages): void =>
  writeFileSync(join(root, packPath(group, language)), packText(messages));

/** `days` of `days_one`. */
export const stemOf = (key: string): string => key.replace(/_(?:one|other)$/, '');

/** Returns the English text of a key. Languages without a singular have `_other` alone, which is read beside both forms. */
export const sourceOf = (english: Messages, key: string): string =>
  english[key] ?? english[`${stemOf(key)}_other`] ?? '';
