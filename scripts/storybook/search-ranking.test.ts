import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { keywords } from '../../.storybook/search/keywords.ts';
import { type IndexEntry, searchIn } from '../../.storybook/search/ranking.ts';
import { wordsOfStory } from '../../.storybook/story-words.ts';

const root = join(import.meta.dirname, '../..');
const pages = globSync(
  ['.storybook/{pages,reference,scenarios}/*.{mdx,stories.tsx}', 'packages/*/src/**/*.stories.tsx'],
  {
    cwd: root,
  },
)
  .sort()
  .map((file) => readFileSync(join(root, file), 'utf8'));
const idOf = (words: string) => words.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');

/** All pages and stories, as Storybook lists them. */
const entries: readonly IndexEntry[] = pages.flatMap((code) => {
  const title = /\btitle(?:: '|=")([^'"]+)['"]/.exec(code)?.[1];
  if (!title) return [];
  const names = [...code.matchAll(/^export const (\w+): Story/gm)].map(([, name = '']) => wordsOfStory(name));
  const stories = names.map((name) => ({ id: `${idOf(title)}--${idOf(name)}`, title, name, type: 'story' }));
  return [{ id: `${idOf(title)}--docs`, title, name: 'Docs', type: 'docs' }, ...stories];
});
const found = (typed: string) => searchIn(entries, typed);

test.each([
  ['banner or notice', ['Banner', 'Notice']],
  ['when to use banner', ['Banner']],
  ['warning colour', ['Colours']],
  ['warning text color', ['Colours']],
  ['contrast', ['Colours']],
  ['modal', ['Dialog', 'Sheet', 'Alert dialog']],
  ['bottom sheet', ['Sheet', 'Action sheet']],
  ['snackbar', ['Toast']],
  ['sheet', ['Sheet']],
  ['date field', ['Date field']],
  ['what to fix', ['What to fix']],
  ['how to open', ['How to open']],
  ['baner', ['Banner']],
  ['how do I add a language', ['Translation']],
  ['changelog', ['Versioning']],
  ['npm install', ['Embed a flow']],
])('“%s” finds %s first', (typed, names) => {
  expect(
    found(typed)
      .slice(0, names.length)
      .map(({ name }) => name),
  ).toEqual(names);
});

test('every word of a story leads to it', () => {
  expect(found('upload rejected thai black')[0]?.id).toBe(
    'screens-opening-identity-document--to-fix-upload-rejected-thai-black',
  );
});

test('a state is found by another word for it', () => {
  const story = { id: 'a--b', title: 'Screens/Opening/Identity document', name: 'Glare', type: 'story' };
  const tagged = { ...story, tags: ['dev', 'to-fix'] };
  expect(searchIn([tagged], 'sent back')).toHaveLength(1);
  expect(searchIn([story], 'sent back')).toEqual([]);
});

test('a result says its page and place, and tests alone are not found', () => {
  expect(found('sheet')[0]).toMatchObject({ name: 'Sheet', place: 'Components / Overlays' });
  expect(found('thai calendar').map(({ name }) => name)).toContain('Thai – Calendar');
  const hidden = { id: 'a--b', title: 'Components/Test', name: 'Alone', type: 'story', tags: ['test'] };
  expect(searchIn([hidden], 'alone')).toEqual([]);
});

test('each keyword belongs to a page and is not its name', () => {
  const titles = new Set(entries.map(({ title }) => title));
  expect(Object.keys(keywords).filter((title) => !titles.has(title))).toEqual([]);
  const repeated = Object.entries(keywords).filter(([title, words]) =>
    words.some((word) => word === title.split('/').at(-1)?.toLowerCase()),
  );
  expect(repeated.map(([title]) => title)).toEqual([]);
});
