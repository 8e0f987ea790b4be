import { describe, expect, test } from 'vitest';
import { busyReason } from './idle.ts';

describe('busyReason', () => {
  test.each([
    ['an idle machine', 0.1, 2],
    ['the most that is allowed', 0.5, 2],
    ['a machine that reports no load', 0, 8],
  ])('is absent on %s', (_, load, cores) => expect(busyReason([load], cores)).toBeUndefined());

  test('says the load, and what to do', () => {
    expect(busyReason([6.12], 2)).toMatch(/Its load is 6\.1 on 2 cores, 0\.5 at most\. End other work/);
  });
});
