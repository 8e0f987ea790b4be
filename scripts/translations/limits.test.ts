import { join } from 'node:path';
import { expect, test } from 'vitest';
import { languages } from '../../packages/i18n/src/language.ts';
import { limitOf } from './limits.ts';
import { groupsIn, readPack, stemOf } from './packs.ts';
import { readPlaces } from './places.ts';

const root = join(import.meta.dirname, '../..');
const places = readPlaces(root);

test.each(languages)('every text in %s fits its place on a screen', (language) => {
  const tooLong = groupsIn(root).flatMap((group) =>
    Object.entries(readPack(root, group, language)).flatMap(([key, text]) => {
      const limit = limitOf(places, group, stemOf(key), language);
      return [...text].length > limit ? [`${group}/${key}: ${[...text].length} characters, ${limit} at most`] : [];
    }),
  );
  expect(tooLong).toEqual([]);
});

test('the limit follows from the place and the script', () => {
  const shown = { flow: { continue: 'button screens-a' }, home: { title: 'heading screens-b' } };
  expect(limitOf(shown, 'flow', 'continue', 'en')).toBe(58);
  expect(limitOf(shown, 'flow', 'continue', 'ja')).toBe(30);
  expect(limitOf(shown, 'home', 'title', 'th')).toBeGreaterThan(limitOf(shown, 'home', 'title', 'en'));
});
