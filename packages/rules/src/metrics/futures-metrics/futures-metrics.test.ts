import { describe, expect, test } from 'vitest';
import { type FuturesAccount, type FuturesHolding, futuresMetrics } from './futures-metrics.ts';

const cash = (settled: string, frozen = '0') => [{ currency: 'USD', settled, inTransit: '0', frozen }];
const contract: FuturesHolding = {
  id: 'ES',
  currency: 'USD',
  quantity: '2',
  price: '4500.25',
  cost: '4490',
  multiplier: '50',
  initialMargin: '12000',
  maintenanceMargin: '10900',
};
const account: FuturesAccount = { currency: 'USD', rates: {}, cash: cash('25000', '100'), contracts: [contract] };
const valued = (change: Partial<FuturesAccount>) => {
  const outcome = futuresMetrics({ ...account, ...change });
  if (outcome.state === 'incomplete') throw new Error('A quote is missing.');
  return outcome.metrics;
};

describe('a futures account', () => {
  test('STATE-07 calculates the worked example of a futures account', () =>
    expect(valued({})).toEqual({
      netAssets: '26025', // 25,000 + 1,025
      cashBalance: '25000',
      assetsInTransit: '0',
      frozenFunds: '100',
      availableFunds: '1925', // 26,025 - 24,000 - 100
      withdrawableCash: '2025', // min(24,900, 26,025 - 24,000)
      positionValue: '450025', // 2 × 50 × 4,500.25
      unrealizedPL: '1025', // 2 × 50 × 10.25
      marginRequired: '24000',
      maintenanceMargin: '21800',
      excessLiquidity: '4225',
      marginCall: '0',
      riskLevel: 'moderate',
    }));

  // Net assets = cash + 1,025, against 24,000 and 21,800: a call restores the initial margin.
  test.each([
    ['22975', 'moderate', '0'],
    ['22974.99', 'warning', '0'],
    ['20775', 'warning', '0'],
    ['20774.99', 'danger', '2200.01'],
    ['-1025', 'danger', '24000'],
  ])('a futures account with cash of %s has the risk level %s', (settled, riskLevel, marginCall) =>
    expect(valued({ cash: cash(settled) })).toMatchObject({ riskLevel, marginCall }),
  );

  test('a short contract requires the same margin as a long one, with the opposite result', () =>
    expect(valued({ contracts: [{ ...contract, quantity: '-2' }] })).toMatchObject({
      unrealizedPL: '-1025',
      positionValue: '450025',
      marginRequired: '24000',
    }));

  test('accepts a negative price of a contract', () =>
    expect(valued({ contracts: [{ ...contract, price: '-37.63', cost: '10', quantity: '1' }] })).toMatchObject({
      unrealizedPL: '-2381.5', // 50 × -47.63
      positionValue: '1881.5',
    }));

  test('converts margins from the currency of the contract', () =>
    expect(valued({ currency: 'SGD', rates: { USD: '1.3456' }, cash: [], contracts: [contract] })).toMatchObject({
      marginRequired: '32294.4',
      maintenanceMargin: '29334.08',
      unrealizedPL: '1379.24',
    }));

  test('an account without contracts is safe, and a missing price is reported', () => {
    expect(valued({ contracts: [] }).riskLevel).toBe('safe');
    expect(futuresMetrics({ ...account, contracts: [{ ...contract, price: undefined }] })).toEqual({
      state: 'incomplete',
      missing: [{ what: 'price', of: 'ES' }],
      metrics: {
        cashBalance: valued({}).cashBalance,
        assetsInTransit: valued({}).assetsInTransit,
        frozenFunds: valued({}).frozenFunds,
      },
    });
  });
});
