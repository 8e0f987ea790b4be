import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { marginMetrics } from '../margin-metrics/margin-metrics.ts';
import { emptyMarginAccount, sampleStock, sgdBalance } from '../margin-metrics/sample-margin-account.ts';
import { futuresWarningUse, MARGIN_CALL_USE, maintenanceUse, warningUse } from './maintenance-use.ts';

describe('STATE-07 share of the equity used by the maintenance margin', () => {
  test.each([
    ['no margin', '100', '0', 0],
    ['no margin and no equity', '0', '0', 0],
    ['equity of twice the margin', '35000', '17500', 50],
    ['an excess of exactly 10%', '19250', '17500', warningUse()],
    ['equity equal to the margin', '17500', '17500', MARGIN_CALL_USE],
    ['equity of half the margin', '8750', '17500', 200],
    ['no equity', '0', '17500', Number.POSITIVE_INFINITY],
    ['negative equity', '-1', '17500', Number.POSITIVE_INFINITY],
  ])('calculates the percentage of equity that the maintenance margin uses for %s', (_, equity, maintenance, percent) =>
    expect(maintenanceUse(equity, maintenance)).toBe(percent),
  );

  test.each([
    ['0.1', 90.909091],
    ['0', 100],
    ['0.25', 80],
  ])('warns for an excess under %s of the margin, which is above %d %%', (excess, percent) =>
    expect(warningUse(excess)).toBe(percent),
  );

  test.each([
    ['20775', '22975', 90.424374],
    ['100', '100', 90.909091],
    ['100', '0', 90.909091],
  ])(
    'for futures with the margins %s and %s, calculates the percentage of the warning',
    (maintenance, initial, percent) => expect(futuresWarningUse(maintenance, initial)).toBe(percent),
  );

  test('the percentage agrees with the risk level of every margin account in debt', () => {
    fc.assert(
      fc.property(fc.integer({ min: -6_000_000, max: -1 }), (cents) => {
        const settled = (cents / 100).toFixed(2);
        const outcome = marginMetrics({
          ...emptyMarginAccount,
          cash: [{ ...sgdBalance, settled }],
          holdings: [sampleStock],
        });
        if (outcome.state === 'incomplete') throw new Error('A quote is missing.');
        const { equityWithLoanValue, maintenanceMargin, riskLevel } = outcome.metrics;
        const use = maintenanceUse(equityWithLoanValue, maintenanceMargin);
        const level = use > MARGIN_CALL_USE ? 'danger' : use > warningUse() ? 'warning' : 'moderate';
        expect(level, `${equityWithLoanValue} of ${maintenanceMargin}`).toBe(riskLevel);
      }),
    );
  });

  test('the percentage grows as equity falls', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e9 }), fc.integer({ min: 1, max: 1e9 }), (equity, loss) => {
        const before = maintenanceUse(String(equity), '1000');
        expect(maintenanceUse(String(equity - loss), '1000')).toBeGreaterThanOrEqual(before);
      }),
    );
  });
});
