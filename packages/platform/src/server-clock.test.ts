import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { createServerClock } from './server-clock.ts';
import { limitRuns } from './testing/property-runs/property-runs.ts';

const day = 86_400_000;
const header = (time: number) => new Date(Math.floor(time / 1000) * 1000).toUTCString();

test('F59 corrects a clock that is up to 400 days wrong to within about a second', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -400 * day, max: 400 * day }),
      fc.integer({ min: 0, max: 2000 }),
      fc.integer({ min: 1.7e12, max: 1.9e12 }),
      (skew, roundTrip, serverTime) => {
        const sentAt = serverTime - skew - roundTrip / 2;
        const clock = createServerClock(() => serverTime - skew);
        clock.observe(header(serverTime), sentAt, sentAt + roundTrip);
        expect(Math.abs(clock.now() - serverTime)).toBeLessThanOrEqual(1000 + roundTrip);
      },
    ),
    { numRuns: limitRuns(10_000) },
  );
});

test('F59 reports only clock corrections beyond five minutes', () => {
  const now = 1_800_000_000_000;
  const clock = createServerClock(() => now);
  expect(clock.observe(header(now + 4 * 60_000), now, now)).toBe(false);
  expect(clock.observe(header(now - 60 * 60_000), now, now)).toBe(true);
  expect(clock.observe(header(now - 60 * 60_000), now, now)).toBe(false);
});

test('F59 does not change a correct clock, and ignores invalid headers', () => {
  const now = 1_800_000_000_250;
  const clock = createServerClock(() => now);
  for (const text of [header(now), null, undefined, '', 'yesterday']) expect(clock.observe(text, now, now)).toBe(false);
  expect(clock.observe(header(now + day), now, now - 1)).toBe(false);
  expect(clock.now()).toBe(now);
});
