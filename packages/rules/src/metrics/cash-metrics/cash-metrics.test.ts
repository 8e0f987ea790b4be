import { describe, expect, test } from 'vitest';
import { type CashAccount, cashMetrics } from './cash-metrics.ts';

const account: CashAccount = {
  currency: 'SGD',
  rates: { USD: '1.3456' },
  cash: [{ currency: 'SGD', settled: '1000', inTransit: '200', frozen: '300' }],
  holdings: [{ id: 'D05', currency: 'SGD', quantity: '10', price: '12.345', previousClose: '12.5', cost: '12' }],
};
const valued = (change: Partial<CashAccount>) => {
  const outcome = cashMetrics({ ...account, ...change });
  if (outcome.state === 'incomplete') throw new Error('A quote is missing.');
  return outcome.metrics;
};

describe('a cash account', () => {
  test('STATE-07 calculates the worked example of a cash account', () =>
    expect(valued({})).toEqual({
      netAssets: '1323.45', // 1,200 + 10 × 12.345
      cashBalance: '1200',
      assetsInTransit: '200',
      frozenFunds: '300',
      availableFunds: '700', // 1,000 - 300: cash in transit cannot be spent yet
      withdrawableCash: '700',
      positionValue: '123.45',
      unrealizedPL: '3.45',
      dayChange: '-1.55', // 10 × (12.345 - 12.5)
      cashBuyingPower: '700',
      optionBuyingPower: '700',
    }));

  test('converts each position exactly and rounds half up once', () => {
    // 3 × 0.335 × 1.3456 = 1.352328; 7 × 100 × 0.05 × 1.3456 = 47.096; cash 10.10 × 1.3456 = 13.59056
    const holdings = [
      { id: 'a', currency: 'USD', quantity: '3', price: '0.335', cost: '0.335' },
      { id: 'b', currency: 'USD', quantity: '7', price: '0.05', cost: '0.01', multiplier: '100' },
    ];
    const cash = [{ currency: 'USD', settled: '10.10', inTransit: '0', frozen: '0' }];
    // P/L 7 × 100 × 0.04 × 1.3456 = 37.6768
    expect(valued({ cash, holdings })).toMatchObject({
      cashBalance: '13.59',
      positionValue: '48.45', // 1.35 + 47.10
      netAssets: '62.04',
      unrealizedPL: '37.68',
    });
  });

  test('an account has no withdrawable cash after a fee makes the balance negative', () =>
    expect(valued({ cash: [{ currency: 'SGD', settled: '-50', inTransit: '0', frozen: '0' }] })).toMatchObject({
      netAssets: '73.45',
      cashBalance: '-50',
      availableFunds: '0',
      withdrawableCash: '0',
    }));

  test('available funds do not include the price of a pending purchase', () =>
    expect(
      valued({ holdings: [], cash: [{ currency: 'SGD', settled: '1000', inTransit: '-400', frozen: '0' }] }),
    ).toMatchObject({ netAssets: '600', availableFunds: '600', withdrawableCash: '600' }));

  test('returns zeros for an empty account', () =>
    expect(Object.values(valued({ cash: [], holdings: [] }))).toEqual(Array(11).fill('0')));

  test('reports a missing price or rate instead of a number', () =>
    expect(
      cashMetrics({
        ...account,
        holdings: [
          { id: 'a', currency: 'SGD', quantity: '1', price: undefined, cost: '1' },
          { id: 'b', currency: 'JPY', quantity: '1', price: '1', cost: '1' },
        ],
      }),
    ).toEqual({
      state: 'incomplete',
      missing: [
        { what: 'price', of: 'a' },
        { what: 'exchange-rate', of: 'JPY' },
      ],
      metrics: {
        cashBalance: '1200',
        assetsInTransit: '200',
        frozenFunds: '300',
        availableFunds: '700',
        withdrawableCash: '700',
        cashBuyingPower: '700',
        optionBuyingPower: '700',
      },
    }));

  test.each([
    ['is known if a long position lacks a price', '1000', '1', '1000'],
    ['is 0 without spendable cash, whatever the price is', '0', '-1', '0'],
    ['is unknown if a short position lacks a price', '1000', '-1', undefined],
  ])('withdrawable cash %s', (_, settled, quantity, withdrawable) =>
    expect(
      cashMetrics({
        ...account,
        cash: [{ currency: 'SGD', settled, inTransit: '0', frozen: '0' }],
        holdings: [{ id: 'a', currency: 'SGD', quantity, cost: '1' }],
      }).metrics.withdrawableCash,
    ).toBe(withdrawable),
  );

  test('withdrawable cash is unknown if a long position without a price may cover a short one', () =>
    expect(
      cashMetrics({
        ...account,
        cash: [{ currency: 'SGD', settled: '1000', inTransit: '0', frozen: '0' }],
        holdings: [
          { id: 'a', currency: 'SGD', quantity: '1', cost: '1' },
          { id: 'b', currency: 'SGD', quantity: '-1', price: '0.01', cost: '1' },
        ],
      }).metrics,
    ).not.toHaveProperty('withdrawableCash'));

  test('returns the position figures if a balance has no rate', () =>
    expect(cashMetrics({ ...account, cash: [{ currency: 'JPY', settled: '1', inTransit: '0', frozen: '0' }] })).toEqual(
      {
        state: 'incomplete',
        missing: [{ what: 'exchange-rate', of: 'JPY' }],
        metrics: { positionValue: '123.45', unrealizedPL: '3.45', dayChange: '-1.55' },
      },
    ));

  test('omits only the day change for a position without a previous close', () =>
    expect(valued({ holdings: account.holdings.map((one) => ({ ...one, previousClose: undefined })) })).toMatchObject({
      netAssets: '1323.45',
      dayChange: undefined,
    }));
});
