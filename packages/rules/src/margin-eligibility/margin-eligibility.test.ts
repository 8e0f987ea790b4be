import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkMarginEligibility, isEligibleForMargin } from './margin-eligibility.ts';

describe('RULE-12 refuses a customer whose income and net worth are both below USD 5,000', () => {
  test.each([
    ['4000', '6000', true],
    ['6000', '4000', true],
    ['4000', '4000', false],
    ['5000', '0', true],
    ['0', '5000', true],
    ['4999.99', '4999.99', false],
    ['4999.99', '5000.00', true],
    ['0', '-100000', false],
    ['1000000', '-100000', true],
    ['', '5,', false],
    ['', '5,000', true],
  ])(
    'for an income of %s and a net worth of %s, a customer is eligible: %s',
    (annualIncomeUsd, netWorthUsd, expected) =>
      expect(isEligibleForMargin({ annualIncomeUsd, netWorthUsd })).toBe(expected),
  );

  test('the refusal contains the threshold', () => {
    expect(checkMarginEligibility('accountType', { annualIncomeUsd: '0', netWorthUsd: '0' })).toEqual([
      { path: 'accountType', code: 'margin-refused', values: { amount: '5000', currency: 'USD' } },
    ]);
    expect(checkMarginEligibility('accountType', { annualIncomeUsd: '5000', netWorthUsd: '0' })).toEqual([]);
  });

  test('a customer is eligible unless both amounts are below the threshold', () => {
    const usd = fc.integer({ min: -10_000, max: 20_000 });
    fc.assert(
      fc.property(usd, usd, (income, worth) => {
        const eligible = isEligibleForMargin({ annualIncomeUsd: String(income), netWorthUsd: String(worth) });
        return eligible === !(income < 5000 && worth < 5000);
      }),
    );
  });
});
