import { limitRuns } from '@quayside/platform/testing/property-runs';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { runToEnd, SLICE_SIZE, sortInSlices } from './sort-in-slices.ts';

test('sortInSlices orders items as Array.prototype.sort does, including equal ones', () => {
  const item = fc.record({ rank: fc.integer({ min: 0, max: 20 }), id: fc.nat() });
  const lists = fc.array(item, { maxLength: 4 * SLICE_SIZE, size: 'max' });
  const byRank = (one: { rank: number }, other: { rank: number }) => one.rank - other.rank;
  fc.assert(
    fc.property(lists, (items) => {
      expect(runToEnd(sortInSlices(items, byRank))).toEqual(items.toSorted(byRank));
    }),
    { numRuns: limitRuns(30) },
  );
});

test('sortInSlices sorts 10,000 items in short slices', () => {
  let compared = 0;
  let most = 0;
  const items = Array.from({ length: 10_000 }, (_, index) => (index * 7919) % 10_007);
  const work = sortInSlices(items, (one, other) => {
    compared += 1;
    return one - other;
  });
  let slices = 0;
  for (; !work.next().done; slices += 1) {
    most = Math.max(most, compared);
    compared = 0;
  }
  expect(slices).toBeGreaterThan(100);
  expect(most, 'comparisons without a pause').toBeLessThan(SLICE_SIZE * 10);
});
