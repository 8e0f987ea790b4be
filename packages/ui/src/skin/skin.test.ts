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
])('SKIN-01 the skinType %j is the skin %s', (value, skin) => {
  expect(parseSkin(value)).toBe(skin);
});

test('SKIN-03 the debug button reaches every skin and comes back', () => {
  expect(skins.map(nextSkin)).toEqual(['black', 'blue', 'white']);
});
