import { expect, test } from 'vitest';
import { savesData } from './saves-data.ts';

test.each([
  [{ connection: { saveData: true } }, true],
  [{ connection: { saveData: false } }, false],
  [{ connection: {} }, false],
  [{}, false],
])('of %j is %s', (navigator, saves) => {
  expect(savesData(navigator)).toBe(saves);
});
