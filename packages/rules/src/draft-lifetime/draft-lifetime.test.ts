import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  DRAFT_LIFETIME,
  getDraftAction,
  getDraftExpiry,
  getDraftNoticeTime,
  getDueDraftCutoff,
} from './draft-lifetime.ts';

const DAY = 24 * 60 * 60 * 1000;
const savedAt = new Date('2026-11-21T04:00:00Z');
const after = (days: number, ms = 0) => new Date(savedAt.getTime() + days * DAY + ms);

test.each<[when: string, day: number, warned: number | null, due: string, ms?: number]>([
  ['just saved', 0, null, 'nothing'],
  ['a moment before the warning', 23, null, 'nothing', -1],
  ['on the 23rd day', 23, null, 'warn'],
  ['warned, a moment before the end', 30, 23, 'nothing', -1],
  ['warned, on the 30th day', 30, 23, 'expire'],
  ['without a warning, on the 100th day', 100, null, 'warn'],
  ['warned on the hundredth day', 106, 100, 'nothing'],
  ['warned on the hundredth day, a week later', 107, 100, 'expire'],
  ['warned before it was saved again', 24, -1, 'warn'],
])('decides what to do with a draft: %s', (_, day, warned, due, ms = 0) => {
  const warnedAt = warned === null ? null : after(warned);
  expect(getDraftAction({ savedAt, warnedAt }, after(day, ms))).toBe(due);
});

test('deletes a draft only after its retention period and a week’s warning', () => {
  const days = fc.double({ min: -50, max: 400, noNaN: true });
  fc.assert(
    fc.property(fc.option(days), days, (warned, now) => {
      const age = { savedAt, warnedAt: warned === null ? null : after(warned) };
      if (getDraftAction(age, after(now)) !== 'expire') return;
      expect(now).toBeGreaterThanOrEqual(DRAFT_LIFETIME.days);
      expect(now - (warned ?? Number.POSITIVE_INFINITY)).toBeGreaterThanOrEqual(DRAFT_LIFETIME.warnedDays - 1e-6);
      expect(after(now).getTime()).toBeGreaterThanOrEqual(getDraftExpiry(age).getTime());
    }),
  );
});

test('calculates the time of the notice from the last save, and back', () => {
  expect(getDueDraftCutoff(getDraftNoticeTime(savedAt))).toEqual(savedAt);
});
