import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isEligibleForMargin } from '../margin-eligibility/margin-eligibility.ts';
import { type OptionsApplicant, optionsRefusals } from './options-eligibility.ts';

const fit: OptionsApplicant = {
  knowledge: 'good',
  annualIncomeUsd: '5000',
  netWorthUsd: '5000',
  accountType: 'margin',
  market: 'us',
};
const codes = (change: Partial<OptionsApplicant>) => optionsRefusals({ ...fit, ...change }).map(({ code }) => code);

describe('eligibility for options', () => {
  test('accepts a customer who is exactly at the limits', () => expect(codes({})).toEqual([]));

  test.each([
    [{ knowledge: 'fair' }, ['options-knowledge']],
    [{ knowledge: 'poor' }, ['options-knowledge']],
    [{ annualIncomeUsd: '4999.99' }, ['options-income']],
    [{ netWorthUsd: '4999.99' }, ['options-net-worth']],
    [{ annualIncomeUsd: '4000', netWorthUsd: '6000' }, ['options-income']],
    [
      { knowledge: 'poor', annualIncomeUsd: '0', netWorthUsd: '0' },
      ['options-knowledge', 'options-income', 'options-net-worth'],
    ],
  ] as [Partial<OptionsApplicant>, string[]][])('RULE-13 refuses a customer with %j for %j', (change, expected) =>
    expect(codes(change)).toEqual(expected),
  );

  test('RULE-13 MSG-40 requires a margin account only for US options', () => {
    expect(codes({ accountType: 'cash' })).toEqual(['options-needs-margin']);
    expect(codes({ accountType: 'cash', market: 'other' })).toEqual([]);
  });

  test('the refusal contains the threshold', () =>
    expect(optionsRefusals({ ...fit, netWorthUsd: '1' })).toEqual([
      { code: 'options-net-worth', values: { amount: '5000', currency: 'USD' } },
    ]));

  test('every customer who may trade options may also have margin', () => {
    const usd = fc.integer({ min: 0, max: 10_000 }).map(String);
    fc.assert(
      fc.property(usd, usd, (annualIncomeUsd, netWorthUsd) => {
        const means = { annualIncomeUsd, netWorthUsd };
        return codes(means).length > 0 || isEligibleForMargin(means);
      }),
    );
  });
});
