import { expect, test } from 'vitest';
import { savesData } from './saves-data.ts';

test.each([
  [{ connection: { saveData: true } }, true],
  [{ connection: { saveData: false } }, false],
  [{ connection: {} }, false],
  [{}, false],
])('reads the data saver of %j as %s', (navigator, saves) => {
  expect(savesData(navigator)).toBe(saves);
});
