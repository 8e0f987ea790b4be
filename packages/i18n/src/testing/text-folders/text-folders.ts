import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Messages } from '../../define-text.ts';
import type { Language } from '../../language.ts';

const packages = join(import.meta.dirname, '../../../..');

/** The files of a text group, as absolute paths. `module` defines the group, and `folder` has a JSON file for each language. */
export type TextFiles = { readonly module: string; readonly folder: string };

/** Returns the files of every text group by name, for tests and tools. The groups are in this package, and in the folders `texts` of the flows. */
export function findTextFiles(): ReadonlyMap<string, TextFiles> {
  const shared = globSync('i18n/src/text/*/en.json', { cwd: packages }).map((path): [string, TextFiles] => {
    const folder = join(packages, dirname(path));
    const group = basename(folder);
    return [group, { module: join(folder, `${group}.ts`), folder }];
  });
  const ofFlows = globSync('flow-*/src/**/texts/en.json', { cwd: packages }).map((path): [string, TextFiles] => {
    const folder = join(packages, dirname(path));
    const module = `${folder}.ts`;
    const group = /defineText\(\s*'([\w-]+)'/.exec(readFileSync(module, 'utf8'))?.[1];
    if (!group) throw new TypeError(`${module} defines no text group.`);
    return [group, { module, folder }];
  });
  return new Map([...shared, ...ofFlows].toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

const files = findTextFiles();

/** The names of all text groups, sorted. */
export const textGroups: readonly string[] = [...files.keys()];

/** Returns the files of a group. Throws RangeError if the group does not exist. */
export function getTextFiles(group: string): TextFiles {
  const found = files.get(group);
  if (!found) throw new RangeError(`There is no text group ${group}.`);
  return found;
}

/** Reads the texts of a group in a language. Throws RangeError if the group does not exist. */
export const readTexts = (group: string, language: Language): Messages =>
  JSON.parse(readFileSync(join(getTextFiles(group).folder, `${language}.json`), 'utf8')) as Messages;
