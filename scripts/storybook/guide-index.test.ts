import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { guideGroups } from '../../.storybook/pages/guide-entries.ts';

const root = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const groups = guideGroups(read('docs/README.md'));
const listed = new Set(
  groups.flatMap(({ title, entries }) => entries.map(({ name, target }) => `${title}/${name} ${target}`)),
);

/** Pages of the sidebar that show a file, with the last two parts of their title, such as `Build/Architecture`. */
const shown = globSync('.storybook/{pages,reference}/*.mdx', { cwd: root }).flatMap((page) => {
  const text = read(page);
  const title = /<Meta title="([^"]+)"/.exec(text)?.[1];
  const path = /<\w+ path="([^"]+)"/.exec(text)?.[1];
  return title && path && path !== 'docs/README.md' ? [{ title, path }] : [];
});

test('the index lists each page of the sidebar by group and name', () => {
  expect(shown.length).toBeGreaterThan(30);
  const missing = shown
    .map(({ title, path }) => {
      const target = path.startsWith('docs/') ? path.slice('docs/'.length) : `../${path}`;
      return `${title.split('/').slice(-2).join('/')} ${target}`;
    })
    .filter((place) => !listed.has(place));
  expect(missing).toEqual([]);
});

test('each page of the index has one description', () => {
  const entries = groups.flatMap((group) => group.entries);
  const lines = read('docs/README.md').match(/^- /gm) ?? [];
  expect(entries.length).toBe(lines.length);
  expect(entries.filter(({ sentence }) => !/^[A-Z].*[.]$/.test(sentence))).toEqual([]);
});
