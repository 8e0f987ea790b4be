import { addDays, parseDateParts } from '@quayside/values/calendar-date';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { w8benReminderDates, w8benSignedOn, w8benStatus, w8benValidUntil } from './w8ben-validity.ts';

describe('validity of a W-8BEN', () => {
  test.each([
    ['2026-11-20', '2029-12-31'],
    ['2026-12-31', '2029-12-31'],
    ['2027-01-01', '2030-12-31'],
    ['2023-01-02', '2026-12-31'],
    ['2023-12-30', '2026-12-31'],
    ['2028-02-29', '2031-12-31'],
  ])('a W-8BEN signed on %s is valid until %s', (signedOn, until) => expect(w8benValidUntil(signedOn)).toBe(until));

  test('the date of a signature is the date in Singapore', () => {
    const signedOn = w8benSignedOn(new Date('2027-01-01T00:30:00+08:00'));
    expect(signedOn).toBe('2027-01-01');
    expect(w8benValidUntil(signedOn)).toBe('2030-12-31');
  });

  test.each([
    ['2029-10-01', 'valid'],
    ['2029-10-02', 'renew-soon'],
    ['2029-12-31', 'renew-soon'],
    ['2030-01-01', 'expired'],
  ] as const)('a W-8BEN signed in 2026 has on %s the state %s', (today, expected) =>
    expect(w8benStatus('2026-11-20', today)).toBe(expected),
  );

  test('reminders are 90, 60, 30 and 7 days before the last day, also across 29 February', () => {
    expect(w8benReminderDates('2026-11-20')).toEqual(['2029-10-02', '2029-11-01', '2029-12-01', '2029-12-24']);
    expect(w8benReminderDates('2028-02-29')).toEqual(['2031-10-02', '2031-11-01', '2031-12-01', '2031-12-24']);
  });

  test('the validity ends on 31 December, three to four years after the signature', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 20_000 }), (days) => {
        const signedOn = addDays('2020-01-01', days);
        const until = parseDateParts(w8benValidUntil(signedOn));
        return until.month === 12 && until.day === 31 && until.year - parseDateParts(signedOn).year === 3;
      }),
    );
  });
});
