import { expect, test } from 'vitest';
import { hasDataSaver } from './has-data-saver.ts';

test.each([
  [{ connection: { saveData: true } }, true],
  [{ connection: { saveData: false } }, false],
  [{ connection: {} }, false],
  [{}, false],
])('for the navigator %j, hasDataSaver returns %s', (navigator, saves) => {
  expect(hasDataSaver(navigator)).toBe(saves);
});
