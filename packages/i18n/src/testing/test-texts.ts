import { readFileSync } from 'node:fs';
import type { Messages } from '../define-text.ts';
import type { Language } from '../language.ts';
import { readTexts, textGroups } from './text-folders/text-folders.ts';

const terms = new URL('../terms/', import.meta.url);

/** Reads a JSON file by its path relative to the folder `terms`. */
export const readTerms = <T>(path: string): T => JSON.parse(readFileSync(new URL(path, terms), 'utf8')) as T;

/** Returns all texts of a language by `group/key`. The texts of the server have the group `sandbox`. */
export const getAllTexts = (language: Language): readonly (readonly [string, string])[] => [
  ...textGroups.flatMap((group) => entries(group, readTexts(group, language))),
  ...entries('sandbox', readTerms(`../../../sandbox/src/domain/texts/${language}.json`)),
];

const entries = (group: string, messages: Messages) =>
  Object.entries(messages).map(([key, text]) => [`${group}/${key}`, text] as const);
