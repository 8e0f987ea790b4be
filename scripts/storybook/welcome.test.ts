import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { earlyBody, earlyHead } from '../../.storybook/early-page.ts';

const storybook = join(import.meta.dirname, '../../.storybook');
const page = earlyBody('<div></div>');

test('the document of stories holds the first page, before any code has loaded', () => {
  expect(page).toContain('<h1>Quayside</h1>');
  expect(page).toContain('<div></div>');
  expect(earlyHead()).toContain('.welcome h1 {');
});

test('every picture of the first page is kept in the repository, and waits for its turn', () => {
  const pictures = [...page.matchAll(/<img [^>]*src="\.\/([^"]+)"/g)].map(([, path = '']) => path);
  expect(pictures.length).toBeGreaterThan(6);
  expect(pictures.filter((path) => !existsSync(join(storybook, path)))).toEqual([]);
  expect(page.match(/<img (?![^>]*loading="lazy")/g)).toBeNull();
});
