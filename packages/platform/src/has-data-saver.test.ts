import { expect, test } from 'vitest';
import { hasDataSaver } from './has-data-saver.ts';

test.each([
  [{ connection: { saveData: true } }, true],
  [{ connection: { saveData: false } }, false],
  [{ connection: {} }, false],
  [{}, false],
])('reads the data saver of %j as %s', (navigator, saves) => {
  expect(hasDataSaver(navigator)).toBe(saves);
});
