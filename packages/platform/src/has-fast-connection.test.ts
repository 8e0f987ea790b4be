import { expect, test } from 'vitest';
import { hasFastConnection } from './has-fast-connection.ts';

test.each([
  ['a browser without connection data', undefined, true],
  ['a fast connection', { effectiveType: '4g', downlink: 10, saveData: false, type: 'wifi' }, true],
  ['1.4 Mbit/s', { effectiveType: '4g', downlink: 1.4 }, true],
  ['1.35 Mbit/s', { effectiveType: '4g', downlink: 1.35 }, false],
  ['a data saver', { effectiveType: '4g', saveData: true }, false],
  ['a cellular connection', { effectiveType: '4g', type: 'cellular' }, false],
  ['3g', { effectiveType: '3g' }, false],
  ['2g', { effectiveType: '2g' }, false],
  ['slow-2g', { effectiveType: 'slow-2g' }, false],
])('for %s (%j), hasFastConnection returns %s', (_, connection, fast) => {
  expect(hasFastConnection(connection ? { connection } : {})).toBe(fast);
});
