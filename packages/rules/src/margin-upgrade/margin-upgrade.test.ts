import { addDays, compareDates } from '@quayside/values/calendar-date';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkMarginUpgrade, type MarginUpgradeApplicant, marginUpgradeProgress } from './margin-upgrade.ts';

const fit: MarginUpgradeApplicant = {
  annualIncomeUsd: '5000',
  netWorthUsd: '0',
  accountType: 'cash',
  holding: 'alone',
};
const codes = (change: Partial<MarginUpgradeApplicant>) =>
  checkMarginUpgrade('accountType', { ...fit, ...change }).map(({ code }) => code);

describe('eligibility for the upgrade from cash to margin', () => {
  test.each([
    ['RULE-12 one of the two is enough', {}, []],
    ['RULE-12 both under 5,000 USD', { annualIncomeUsd: '4999.99', netWorthUsd: '4999.99' }, ['margin-refused']],
    ['a margin account', { accountType: 'margin' }, ['margin-upgrade-unchanged']],
    ['an account with a minor', { holding: 'joint-minor' }, ['minor-cash-only']],
    ['two adults', { holding: 'joint-adult' }, []],
  ] as [string, Partial<MarginUpgradeApplicant>, string[]][])(
    'decides about the upgrade to margin: %s',
    (_, change, expected) => expect(codes(change)).toEqual(expected),
  );
});

describe('an upgrade to margin waits for settlement, then for a review of 1-3 working days', () => {
  /** Friday 20 November 2026, 10:00 in Singapore. */
  const requestedAt = new Date('2026-11-20T02:00:00Z');

  test('RULE-18 starts the review immediately without settlements', () =>
    expect(marginUpgradeProgress({ requestedAt, settlements: [] }, '2026-11-20')).toEqual({
      state: 'under-review',
      review: { receivedOn: '2026-11-20', earliest: '2026-11-23', latest: '2026-11-25', estimate: false },
    }));

  test('RULE-18 starts the review on the working day after the last settlement', () => {
    const request = { requestedAt, settlements: ['2026-11-24', '2026-11-23', '2026-11-19'] };
    const review = { receivedOn: '2026-11-25', earliest: '2026-11-26', latest: '2026-11-30', estimate: false };
    expect(marginUpgradeProgress(request, '2026-11-24')).toEqual({
      state: 'waiting-for-settlement',
      settledOn: '2026-11-24',
      review,
    });
    expect(marginUpgradeProgress(request, '2026-11-25')).toEqual({ state: 'under-review', review });
  });

  test('RULE-18 skips a holiday and a weekend after the settlement', () =>
    expect(
      marginUpgradeProgress(
        { requestedAt: new Date('2026-12-23T02:00:00Z'), settlements: ['2026-12-24'] },
        '2026-12-23',
      ).review,
    ).toEqual({ receivedOn: '2026-12-28', earliest: '2026-12-29', latest: '2026-12-31', estimate: false }));

  test('marks review dates after the last known holiday as estimates', () =>
    expect(
      marginUpgradeProgress(
        { requestedAt: new Date('2027-12-29T02:00:00Z'), settlements: ['2027-12-31'] },
        '2027-12-29',
      ).review.estimate,
    ).toBe(true));

  test('a settlement never makes the review start earlier', () => {
    const days = fc.integer({ min: -10, max: 30 });
    fc.assert(
      fc.property(fc.array(days), days, (settlements, more) => {
        const dates = settlements.map((day) => addDays('2026-11-20', day));
        const latest = (all: string[]) =>
          marginUpgradeProgress({ requestedAt, settlements: all }, '2026-11-20').review.latest;
        return compareDates(latest([...dates, addDays('2026-11-20', more)]), latest(dates)) >= 0;
      }),
    );
  });
});
