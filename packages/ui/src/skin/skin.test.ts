import { expect, test } from 'vitest';
import { nextSkin, parseSkin, skins } from './skin.ts';

test.each([
  ['white', 'white'],
  ['skin-black', 'black'],
  [' Blue ', 'blue'],
  ['', undefined],
  [undefined, undefined],
  [null, undefined],
  ['pink', undefined],
  ['constructor', undefined],
])('SKIN-01 parses the skinType %j as %s', (value, skin) => {
  expect(parseSkin(value)).toBe(skin);
});

test('SKIN-03 returns each skin as the next one in turn', () => {
  expect(skins.map(nextSkin)).toEqual(['black', 'blue', 'white']);
});
