import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const wordsIn = (language: string) =>
  JSON.parse(read(`.storybook/samples/${language}.json`)) as Readonly<Record<string, string>>;
const translated = ['zh-Hans', 'zh-Hant', 'ms', 'th', 'ja'];
const stories = globSync('packages/ui/src/*/*.stories.tsx', { cwd: root }).map(read);
const flat = (text: string) => text.replace(/\s+/g, ' ');

test('HOST-03 the samples of the kit are in every language, each text that a story has and no other', () => {
  const all = flat(stories.join('\n')).replaceAll("\\'", "'");
  const known = Object.keys(wordsIn('th'));
  for (const language of translated) expect(Object.keys(wordsIn(language))).toEqual(known);
  expect(known.filter((text) => !all.includes(text))).toEqual([]);
});

/** Tiers and people are called the same everywhere. */
const names = ['Trader', 'Standard', 'Intel', 'Tan Wei Ming', 'Nattawut Chaiyasombat na Ayutthaya Srisuwan'];
const isInOneLanguage = (story: string) => /\bglobals: \{[^}]*language: '/.test(story);

test('HOST-03 what a story of the kit says is among its samples, unless the story is in one language', () => {
  const known = new Set([...Object.keys(wordsIn('th')), ...names]);
  const places = /\b(?:label|title|hint|error|description|summary|text|detail|reason|lead): '((?:[^'\\]|\\.)+)'/g;
  const shown = stories
    .flatMap((file) => file.split(/^export const /m))
    .filter((story) => !isInOneLanguage(story))
    .flatMap((story) => [...story.matchAll(places)].map(([, text = '']) => text.replaceAll("\\'", "'")));
  const english = shown.filter((text) => /^[A-Z][a-z]+( |$)/.test(text) && !text.includes('/'));
  expect(english.length).toBeGreaterThan(150);
  expect(english.filter((text) => !known.has(text))).toEqual([]);
});
