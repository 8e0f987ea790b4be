import { spawnSync } from 'node:child_process';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import type { Language } from '../../packages/i18n/src/language.ts';
import { getTextFiles, textGroups as groupsOfApps } from '../../packages/i18n/src/testing/text-folders/text-folders.ts';

/** The texts of a group in one language, by key. */
export type TextsByKey = Readonly<Record<string, string>>;

const root = join(import.meta.dirname, '../..');
const serverTexts = 'packages/sandbox/src/domain/texts';

/** Returns the names of all text groups. `sandbox` is the group of the server's pages and emails. */
export const textGroups = (): readonly string[] => [...groupsOfApps, 'sandbox'];

export const textFilePath = (group: string, language: Language): string =>
  `${group === 'sandbox' ? serverTexts : relative(root, getTextFiles(group).folder)}/${language}.json`;

export const readTexts = (group: string, language: Language): TextsByKey =>
  JSON.parse(readFileSync(join(root, textFilePath(group, language)), 'utf8')) as TextsByKey;

/** Returns the texts of a group as they were at a commit, or undefined if they did not exist there. */
export function readTextsAt(commit: string, group: string, language: Language): TextsByKey | undefined {
  const args = ['show', `${commit}:${textFilePath(group, language)}`];
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  return status === 0 ? (JSON.parse(stdout) as TextsByKey) : undefined;
}

export const formatTexts = (messages: TextsByKey): string => `${JSON.stringify(messages, null, 2)}\n`;

export const writeTexts = (group: string, language: Language, messages: TextsByKey): void =>
  writeFileSync(join(root, textFilePath(group, language)), formatTexts(messages));

/** Returns a key without its plural form: `days` for `days_one` and `days_other`. */
export const removePluralSuffix = (key: string): string => key.replace(/_(?:one|other)$/, '');

/** Returns the English text of a key, or an empty string if there is none. A language without a singular has only `_other`. */
export const findSourceText = (english: TextsByKey, key: string): string =>
  english[key] ?? english[`${removePluralSuffix(key)}_other`] ?? '';

/** Returns the docstring of a text group, which says what its texts are for; undefined without one. */
export function groupDescription(group: string): string | undefined {
  if (group === 'sandbox') return 'The pages and emails of the server.';
  const code = readFileSync(getTextFiles(group).module, 'utf8');
  const [, text] = /\/\*\*([\s\S]*?)\*\//.exec(code) ?? [];
  return text?.replace(/\s*\n\s*\*\s*/g, ' ').trim();
}

/** Returns the paths of the source files that import each text group, by group. */
export function usersByGroup(): ReadonlyMap<string, readonly string[]> {
  const groupOf = new Map(groupsOfApps.map((group) => [getTextFiles(group).module, group]));
  const users = globSync('packages/*/src/**/*.{ts,tsx}', { cwd: root }).flatMap((path) => {
    if (/node_modules|[.](?:test|stories|guide)[.]/.test(path)) return [];
    const code = readFileSync(join(root, path), 'utf8');
    const shared = [...code.matchAll(/@quayside\/i18n\/text\/([\w-]+)'/g)].map(([, group = '']) => group);
    const own = [...code.matchAll(/import.*'(\.{1,2}\/(?:[\w./-]*\/)?texts\.ts)'/g)].flatMap(
      ([, module = '']) => groupOf.get(resolve(root, dirname(path), module)) ?? [],
    );
    return [...shared, ...own].map((group) => ({ group, path }));
  });
  return new Map(
    [...Map.groupBy(users, ({ group }) => group)].map(([group, all]) => [group, all.map(({ path }) => path)]),
  );
}

/** Returns notes for translators that distinguish texts that are equal in English, by `group/key`. */
export const readTextContexts = (): Readonly<Record<string, string>> =>
  JSON.parse(readFileSync(join(root, 'packages/i18n/src/terms/contexts.json'), 'utf8')) as Record<string, string>;
