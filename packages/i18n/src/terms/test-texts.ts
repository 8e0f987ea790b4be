import { readdirSync, readFileSync } from 'node:fs';
import type { Language } from '../language.ts';

/** Reads a JSON file by its path relative to this folder. */
export const readTerms = <T>(path: string): T => JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8')) as T;

const groups = readdirSync(new URL('../text/', import.meta.url));

/** Returns all texts of a language by `group/key`. The texts of the server have the group `sandbox`. */
export const textsIn = (language: Language): readonly (readonly [string, string])[] => [
  ...groups.flatMap((group) => entries(group, `../text/${group}/${language}.json`)),
  ...entries('sandbox', `../../../sandbox/src/domain/texts/${language}.json`),
];

const entries = (group: string, path: string) =>
  Object.entries(readTerms<Record<string, string>>(path)).map(([key, text]) => [`${group}/${key}`, text] as const);
