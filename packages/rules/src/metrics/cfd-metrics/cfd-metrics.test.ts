import { describe, expect, test } from 'vitest';
import { type CfdAccount, type CfdHolding, cfdMetrics } from './cfd-metrics.ts';

const cash = (settled: string, frozen = '0') => [{ currency: 'SGD', settled, inTransit: '0', frozen }];
const index: CfdHolding = {
  id: 'index-stock',
  currency: 'SGD',
  quantity: '100',
  price: '50',
  cost: '48',
  underlying: 'index-stock',
  marginShare: '0.1',
};
const sold: CfdHolding = { ...index, id: 'sold', quantity: '-50', price: '20', cost: '19', underlying: 'other-stock' };
const account: CfdAccount = { currency: 'SGD', rates: {}, cash: cash('5000', '200'), contracts: [index, sold] };
const valued = (change: Partial<CfdAccount>) => {
  const outcome = cfdMetrics({ ...account, ...change });
  if (outcome.state === 'incomplete') throw new Error('A quote is missing.');
  return outcome.metrics;
};

describe('a CFD account', () => {
  test('STATE-07 calculates the worked example of a CFD account', () =>
    expect(valued({})).toEqual({
      netAssets: '5150', // 5,000 + 200 - 50
      cashBalance: '5000',
      assetsInTransit: '0',
      frozenFunds: '200',
      availableFunds: '4250', // 5,150 - 700 - 200
      withdrawableCash: '4450', // min(4,800, 5,150 - 700)
      positionValue: '6000', // 100 × 50 + 50 × 20
      unrealizedPL: '150', // 100 × 2 - 50 × 1
      marginRequired: '700', // 5,000 × 10 % + 1,000 × 20 %: the legal minimum, not the broker's 10 %
      maintenanceMargin: '350', // 700 × 50 %
      marginLevel: '7.3571', // 5,150 / 700
      marginCall: '0',
      riskLevel: 'moderate',
    }));

  test('STATE-07 includes money in transit in net assets and cash', () =>
    expect(valued({ cash: [{ currency: 'SGD', settled: '5000', inTransit: '300', frozen: '0' }] })).toMatchObject({
      netAssets: '5450', // 5,000 + 300 + 150
      cashBalance: '5300',
      assetsInTransit: '300',
    }));

  test.each([
    ['0', 'safe'],
    ['-0.01', 'danger'],
  ])(
    'STATE-07 an account without contracts has no margin level; with cash of %s, its risk level is %s',
    (settled, riskLevel) =>
      expect(valued({ cash: cash(settled), contracts: [] })).toMatchObject({ riskLevel, marginLevel: undefined }),
  );

  // Net assets = cash + 150, against a margin of 700.
  test.each([
    ['550', 'moderate', '1', '0'],
    ['549.99', 'warning', '1', '0.01'],
    ['200.01', 'warning', '0.5', '349.99'],
    ['200', 'danger', '0.5', '350'],
    ['-150', 'danger', '0', '700'],
    ['-500', 'danger', '-0.5', '1050'],
  ])('STATE-07 a CFD account with cash of %s has the risk level %s', (settled, riskLevel, marginLevel, marginCall) =>
    expect(valued({ cash: cash(settled) })).toMatchObject({ riskLevel, marginLevel, marginCall }),
  );

  test('an account without contracts is safe, or in danger if it has a debt', () => {
    expect(valued({ contracts: [] })).toMatchObject({ riskLevel: 'safe', marginLevel: undefined, netAssets: '5000' });
    expect(valued({ contracts: [], cash: cash('-1') })).toMatchObject({ riskLevel: 'danger', marginCall: '1' });
  });

  test.each([
    ['index-stock', '500'],
    ['other-stock', '1000'],
    ['index', '250'],
    ['forex', '250'],
    ['other', '1000'],
  ] as const)("for %s, requires the legal minimum margin, or the broker's if it is higher", (underlying, least) => {
    expect(valued({ contracts: [{ ...index, underlying, marginShare: '0' }] }).marginRequired).toBe(least);
    expect(valued({ contracts: [{ ...index, underlying, marginShare: '0.5' }] }).marginRequired).toBe('2500');
  });

  test('reports a missing price', () =>
    expect(cfdMetrics({ ...account, contracts: [{ ...index, price: undefined }] })).toEqual({
      state: 'incomplete',
      missing: [{ what: 'price', of: 'index-stock' }],
      metrics: {
        cashBalance: valued({}).cashBalance,
        assetsInTransit: valued({}).assetsInTransit,
        frozenFunds: valued({}).frozenFunds,
      },
    }));
});
