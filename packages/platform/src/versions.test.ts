import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { limitRuns } from './testing/property-runs/property-runs.ts';
import { compareVersions, isVersionAtLeast } from './versions.ts';

test.each([
  ['1.10.0', '1.7.0', 1],
  ['1.7', '1.7.0', 0],
  ['01.007', '1.7', 0],
  ['v2.0', '1.99.99', 1],
  ['1.7.0-beta', '1.7.0 (12)', 0],
  ['1.2.0', '1.7.0', -1],
  ['', '0', -1],
  ['latest', '', 0],
  ['99999999999999999999.1', '99999999999999999998.2', 1],
])('UI-08 compareVersions(%j, %j) returns %i', (a, b, order) => {
  expect(compareVersions(a, b)).toBe(order);
});

const version = fc.array(fc.nat({ max: 30 }), { minLength: 1, maxLength: 4 }).map((parts) => parts.join('.'));

test('UI-08 F61 defines a total order of versions by number', () => {
  fc.assert(
    fc.property(version, version, version, (a, b, c) => {
      expect(compareVersions(a, a)).toBe(0);
      expect(compareVersions(a, b) + compareVersions(b, a)).toBe(0);
      const [low, middle, high] = [a, b, c].sort(compareVersions) as [string, string, string];
      expect(compareVersions(low, middle)).toBeLessThanOrEqual(0);
      expect(compareVersions(middle, high)).toBeLessThanOrEqual(0);
      expect(compareVersions(low, high)).toBeLessThanOrEqual(0);
      const [x, y] = [a, b].map((text) => [...text.split('.').map(Number), 0, 0, 0, 0].slice(0, 4)) as [
        number[],
        number[],
      ];
      const first = x.findIndex((part, index) => part !== y[index]);
      expect(compareVersions(a, b)).toBe(first < 0 ? 0 : Math.sign((x[first] ?? 0) - (y[first] ?? 0)));
    }),
    { numRuns: limitRuns(100_000) },
  );
}, 60_000);

test('compareVersions compares any two texts without throwing', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (a, b) => {
      expect(compareVersions(a, b) + compareVersions(b, a)).toBe(0);
    }),
    { numRuns: limitRuns(10_000) },
  );
});

test('treats an unknown version as too old', () => {
  expect(isVersionAtLeast(undefined, '0')).toBe(false);
  expect(isVersionAtLeast('1.7.0', '1.7.0')).toBe(true);
  expect(isVersionAtLeast('1.6.99', '1.7.0')).toBe(false);
});
