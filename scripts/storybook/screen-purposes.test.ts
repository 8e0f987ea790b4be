import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { purposes } from '../../.storybook/component-page/screen-purposes.ts';
import { proseProblems } from '../prose/check.ts';

const root = join(import.meta.dirname, '../..');
const titles = globSync('packages/*/src/**/*.stories.tsx', { cwd: root }).flatMap((path) => {
  const title = /title: 'Screens\/([^']+)'/.exec(readFileSync(join(root, path), 'utf8'))?.[1];
  return title ? [title] : [];
});

test('the page of every screen begins with what it is for and who sees it', () => {
  expect(Object.keys(purposes).sort()).toEqual([...new Set(titles)].sort());
  const sentences = Object.values(purposes);
  const people = /\b(?:customers?|holders?|everyone|parents)\b/;
  expect(sentences.filter((words) => !people.test(words) || !/^[A-Z][^.]*[.]$/.test(words))).toEqual([]);
});

test('they hold the rules of prose', async () => {
  expect(await proseProblems(['screens.md'], () => Object.values(purposes).join('\n\n'))).toEqual([]);
});
