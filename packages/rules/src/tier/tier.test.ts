import { addDays } from '@quayside/values/calendar-date';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { accountTiers } from '../enumerations.ts';
import { decideTierChange, getIntelUnlockDate, type TierChange } from './tier.ts';

const rich: Omit<TierChange, 'from' | 'to'> = {
  netAssets: '2000',
  today: '2026-12-01',
};
const ask = (change: Partial<TierChange> & Pick<TierChange, 'from' | 'to'>) => decideTierChange({ ...rich, ...change });

describe('TIER-01 upgrade from Trader', () => {
  test('allows an upgrade from Trader to Standard, without a return', () =>
    expect(ask({ from: 'trader', to: 'standard', netAssets: '0' })).toEqual({
      allowed: true,
      confirm: 'tier-confirm-standard',
    }));
  test('allows an upgrade from Trader to Intel', () =>
    expect(ask({ from: 'trader', to: 'intel' })).toEqual({
      allowed: true,
      confirm: 'tier-confirm-intel',
      values: { days: 30 },
    }));
});

test('TIER-02 refuses a change from Standard back to Trader', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 9_999_999 }), (sgd) => {
      expect(ask({ from: 'standard', to: 'trader', netAssets: String(sgd) })).toEqual({
        allowed: false,
        code: 'tier-no-way-back-to-trader',
      });
    }),
  );
});

describe.each(['trader', 'standard'] as const)('TIER-03 requires net assets of SGD 2,000 from %s to Intel', (from) => {
  test.each(['2000', '2000.00', '2000.01', '1000000'])('accepts net assets of SGD %s for Intel', (netAssets) =>
    expect(ask({ from, to: 'intel', netAssets }).allowed).toBe(true),
  );
  test.each(['1999.99', '0', '-5000'])('MSG-35 refuses net assets of SGD %s for Intel', (netAssets) =>
    expect(ask({ from, to: 'intel', netAssets })).toEqual({
      allowed: false,
      code: 'tier-intel-net-assets',
      values: { amount: '2000', currency: 'SGD' },
    }),
  );
});

describe('downgrade from Intel after 30 days', () => {
  const intel = { from: 'intel', upgradedToIntelOn: '2026-11-01', netAssets: '0' } as const;

  test('TIER-04 refuses a downgrade to Standard on day 29 and reports the first possible day', () => {
    expect(ask({ ...intel, to: 'standard', today: '2026-11-30' })).toEqual({
      allowed: false,
      code: 'tier-intel-locked',
      values: { days: 30, date: '2026-12-01' },
    });
  });

  test('allows a downgrade from Intel to Standard on day 30', () => {
    expect(ask({ ...intel, to: 'standard' })).toEqual({ allowed: true, confirm: 'tier-confirm-downgrade' });
  });

  test('TIER-04 refuses a downgrade from Intel to Trader and reports the first possible day for Standard', () => {
    expect(ask({ ...intel, to: 'trader', today: '2026-11-30' })).toEqual({
      allowed: false,
      code: 'tier-intel-to-standard-from',
      values: { date: '2026-12-01' },
    });
    expect(ask({ ...intel, to: 'trader', today: '2036-01-01' })).toEqual({
      allowed: false,
      code: 'tier-intel-only-to-standard',
    });
  });

  test('TIER-04 counts the days at month ends and over 29 February', () => {
    expect(getIntelUnlockDate('2026-01-31')).toBe('2026-03-02');
    expect(getIntelUnlockDate('2028-01-31')).toBe('2028-03-01');
    expect(getIntelUnlockDate('2026-12-02')).toBe('2027-01-01');
  });

  test('TIER-04 locks an Intel account from today when the upgrade date is unknown', () => {
    expect(ask({ from: 'intel', to: 'standard' })).toMatchObject({
      code: 'tier-intel-locked',
      values: { date: '2026-12-31' },
    });
  });

  test('TIER-04 refuses a downgrade on every day before the limit and allows it on every later day', () => {
    const day = fc.integer({ min: 0, max: 3000 }).map((days) => addDays('2026-01-01', days));
    fc.assert(
      fc.property(day, fc.integer({ min: 0, max: 60 }), (upgradedToIntelOn, passed) => {
        const today = addDays(upgradedToIntelOn, passed);
        return ask({ from: 'intel', to: 'standard', upgradedToIntelOn, today }).allowed === passed >= 30;
      }),
    );
  });
});

test.each(accountTiers)('refuses a change from %s to the same tier', (tier) =>
  expect(ask({ from: tier, to: tier })).toEqual({ allowed: false, code: 'tier-unchanged' }),
);
