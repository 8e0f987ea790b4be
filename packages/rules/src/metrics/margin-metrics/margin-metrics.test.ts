import { addAmounts, compareAmounts, InvalidAmountError, multiplyAmounts } from '@quayside/values/amount';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { measureFastest } from '../../testing/fastest.ts';
import {
  InvalidMarginTermsError,
  type MarginAccount,
  type MarginHolding,
  type MarginMetrics,
  marginMetrics,
  type OptionHolding,
} from './margin-metrics.ts';
import { emptyMarginAccount, sampleStock, sgdBalance, writtenPut } from './sample-margin-account.ts';

const valued = (account: Partial<MarginAccount>): MarginMetrics => {
  const outcome = marginMetrics({ ...emptyMarginAccount, ...account });
  if (outcome.state === 'incomplete') throw new Error(`Missing: ${JSON.stringify(outcome.missing)}`);
  return outcome.metrics;
};
const holding20k = { cash: [{ ...sgdBalance, settled: '-20000' }], holdings: [sampleStock] };

describe('STATE-07 worked examples', () => {
  test('calculates the metrics of an account with one loan and one stock', () =>
    expect(valued(holding20k)).toEqual({
      netAssets: '30000', // -20,000 + 1,000 × 50
      cashBalance: '-20000',
      assetsInTransit: '0',
      frozenFunds: '0',
      availableFunds: '0',
      withdrawableCash: '0',
      positionValue: '50000',
      unrealizedPL: '5000', // (50 - 45) × 1,000
      cashBuyingPower: '0',
      optionBuyingPower: '0',
      marginLoans: '20000',
      annualInterestRate: '0.073',
      estimatedInterest: '4', // 20,000 × 0.073 / 365
      totalDebt: '20000',
      collateral: '35000', // 50,000 × (1 - 0.3)
      creditRatio: '0.5714', // 20,000 / 35,000
      equityWithLoanValue: '30000',
      initialMargin: '25000', // 50,000 × 0.5
      maintenanceMargin: '17500', // 50,000 × 0.35
      optionMaintenanceMargin: '0',
      excessLiquidity: '12500', // 30,000 - 17,500
      maximumBuyingPower: '10000', // (30,000 - 25,000) / 0.5
      shortBuyingPower: '10000',
      marginCall: '0',
      riskLevel: 'moderate',
    }));

  test('calculates the metrics of an account with two currencies, a short sale, an uncovered call and a put', () => {
    const usd = { currency: 'USD', price: '187.235', cost: '150.10' };
    const call: OptionHolding = {
      id: 'call',
      currency: 'USD',
      quantity: '-2',
      price: '3.20',
      cost: '4.00',
      multiplier: '100',
      right: 'call',
      strike: '200',
      underlyingPrice: '187.235',
      cover: 'uncovered',
    };
    const account: Partial<MarginAccount> = {
      rates: { USD: '1.3456' },
      cash: [
        { ...sgdBalance, settled: '10000', inTransit: '500', frozen: '1200' },
        { ...sgdBalance, currency: 'USD', settled: '-3000', annualLoanRate: '0.06' }, // -4,036.80
      ],
      holdings: [
        // 33 × 187.235 × 1.3456 = 8,314.132728; P/L 33 × 37.135 × 1.3456 = 1,648.972248
        { ...sampleStock, ...usd, quantity: '33', haircut: '0.35', initialMargin: '0.4', maintenanceMargin: '0.3' },
        // -3,850.00; P/L -100 × (38.50 - 40) = 150
        { ...sampleStock, quantity: '-100', price: '38.50', cost: '40', haircut: '1', maintenanceMargin: '0.4' },
      ],
      options: [
        call, // -2 × 100 × 3.20 × 1.3456 = -861.184; P/L -200 × -0.80 × 1.3456 = 215.296
        { ...call, id: 'put', currency: 'SGD', right: 'put', quantity: '1', price: '2.50', cost: '3' }, // 250; -50
      ],
      accruedInterest: '12.34',
    };
    expect(valued(account)).toEqual({
      netAssets: '10303.81', // 10,914.99 - 861.18 + 250
      cashBalance: '6463.2', // 10,000 - 4,036.80 + 500
      assetsInTransit: '500',
      frozenFunds: '1200',
      availableFunds: '4763.2', // 5,963.20 - 1,200
      withdrawableCash: '0', // the margin requires all equity
      positionValue: '13275.31', // 8,314.13 + 3,850 + 861.18 + 250
      unrealizedPL: '1964.27', // 1,648.97 + 150 + 215.30 - 50
      cashBuyingPower: '4763.2',
      optionBuyingPower: '4763.2',
      marginLoans: '4036.8',
      annualInterestRate: '0.06',
      estimatedInterest: '0.67', // 4,036.80 × 0.06 / 360 = 0.6728
      totalDebt: '8747.98', // 4,036.80 + 3,850 + 861.18
      collateral: '5404.18', // 8,314.13 × 0.65 = 5,404.1845
      creditRatio: '1.6187', // 8,747.98 / 5,404.18
      equityWithLoanValue: '10914.99', // 6,463.20 + 8,314.13 - 3,850 - 12.34
      initialMargin: '12754.25', // 3,325.65 + 1,925 + 7,503.60
      maintenanceMargin: '11537.84', // 2,494.24 + 1,540 + 7,503.60
      // 20 % U 37.447 - out of the money 12.765 = 24.682, above 10 % U; + 3.20 = 27.882; × 200 × 1.3456 = 7,503.60384
      optionMaintenanceMargin: '7503.6',
      excessLiquidity: '-622.85', // 10,914.99 - 11,537.84
      maximumBuyingPower: '0',
      shortBuyingPower: '0',
      marginCall: '622.85',
      riskLevel: 'danger',
    });
  });

  test.each([
    ['call', '100', '95', '1.5', '1550'], // max(19 - 5 = 14, 9.50) + 1.50
    ['call', '100', '50', '0.1', '510'], // 10 - 50 is less than 5
    ['call', '100', '120', '21', '4500'], // in the money: 24 + 21
    ['put', '100', '105', '2', '1800'], // max(21 - 5 = 16, 10) + 2
    ['put', '100', '200', '0.05', '1005'], // 40 - 100 is less than 10 % of the strike
    ['put', '100', '80', '20.5', '3650'], // in the money: 16 + 20.50
  ] as const)(
    'requires margin for an uncovered short %s, strike %s, underlying %s, premium %s',
    (right, strike, underlyingPrice, price, margin) => {
      const option: OptionHolding = {
        ...writtenPut,
        right,
        strike,
        underlyingPrice,
        price,
      };
      expect(valued({ options: [option] }).optionMaintenanceMargin).toBe(margin);
      expect(valued({ options: [{ ...option, cover: 'covered' }] }).optionMaintenanceMargin).toBe('0');
      expect(valued({ options: [{ ...option, quantity: '1' }] }).optionMaintenanceMargin).toBe('0');
    },
  );
});

describe('STATE-07 risk level', () => {
  // Maintenance margin 17,500: excess = cash + 32,500; a warning under 1,750.
  test.each([
    ['0', 'safe', '0'],
    ['-0.01', 'moderate', '0'],
    ['-30750', 'moderate', '0'],
    ['-30750.01', 'warning', '0'],
    ['-32500', 'warning', '0'],
    ['-32500.01', 'danger', '0.01'],
    ['-60000', 'danger', '27500'],
  ])('a margin account with cash of %s has the risk level %s', (settled, riskLevel, marginCall) =>
    expect(valued({ ...holding20k, cash: [{ ...sgdBalance, settled }] })).toMatchObject({ riskLevel, marginCall }),
  );

  test('an account with a short position is not safe, even without a loan', () =>
    expect(
      valued({ cash: [{ ...sgdBalance, settled: '90000' }], holdings: [{ ...sampleStock, quantity: '-1000' }] })
        .riskLevel,
    ).toBe('moderate'));
});

describe('loans', () => {
  test('does not offset a debt with cash in another currency, and averages the interest rate by size', () => {
    const [borrowed, usd] = [
      { ...sgdBalance, settled: '-1000' },
      { ...sgdBalance, currency: 'USD', annualLoanRate: '0.06' },
    ];
    expect(valued({ rates: { USD: '1.5' }, cash: [borrowed, { ...usd, settled: '2000' }] })).toMatchObject({
      cashBalance: '2000',
      marginLoans: '1000',
      annualInterestRate: '0.073',
    });
    // 1,000 at 7.3 % and 3,000 at 6 %: 253 / 4,000; per day 0.20 + 0.50
    expect(valued({ rates: { USD: '1.5' }, cash: [borrowed, { ...usd, settled: '-2000' }] })).toMatchObject({
      marginLoans: '4000',
      annualInterestRate: '0.06325',
      estimatedInterest: '0.7',
    });
  });

  test('returns no interest rate without a loan', () => expect(valued({}).annualInterestRate).toBeUndefined());
});

describe('edge cases', () => {
  test('an empty margin account is safe, and its metrics are zero', () =>
    expect(valued({})).toMatchObject({ netAssets: '0', creditRatio: '0', maximumBuyingPower: '0', riskLevel: 'safe' }));

  test('returns no credit ratio for debt without collateral', () =>
    expect(valued({ cash: [{ ...sgdBalance, settled: '-1' }] })).toMatchObject({
      creditRatio: undefined,
      riskLevel: 'danger',
      marginCall: '1',
    }));

  test('reports every instrument without a quote', () => {
    const option: OptionHolding = {
      ...writtenPut,
      underlyingPrice: undefined,
    };
    const account: MarginAccount = {
      ...emptyMarginAccount,
      cash: [{ ...sgdBalance, currency: 'USD' }],
      holdings: [
        { ...sampleStock, price: undefined },
        { ...sampleStock, id: 'abroad', currency: 'USD' },
        { ...sampleStock, id: 'odd', currency: 'toString' },
      ],
      options: [option],
    };
    expect(marginMetrics(account)).toEqual({
      state: 'incomplete',
      missing: [
        { what: 'exchange-rate', of: 'USD' },
        { what: 'price', of: 'stock' },
        { what: 'exchange-rate', of: 'toString' },
        { what: 'underlying-price', of: 'o' },
      ],
      metrics: {},
    });
    expect(valued({ options: [{ ...option, cover: 'covered' }] }).optionMaintenanceMargin).toBe('0');
  });

  test('throws typed errors for invalid numbers and terms without a margin', () => {
    expect(() => valued({ holdings: [{ ...sampleStock, price: 'NaN' }] })).toThrow(InvalidAmountError);
    expect(() => valued({ terms: { ...emptyMarginAccount.terms, shortInitialMargin: '0' } })).toThrow(
      InvalidMarginTermsError,
    );
  });
});

const share = fc
  .integer({ min: 0, max: 100 })
  .map((percent) => (percent === 100 ? '1' : `0.${String(percent).padStart(2, '0')}`));
const whole = fc.integer({ min: -5000, max: 5000 }).map(String);
const holding = fc
  .record({
    quantity: whole,
    price: fc.integer({ min: 0, max: 1000 }).map(String),
    previousClose: fc.integer({ min: 0, max: 1000 }).map(String),
    cost: fc.integer({ min: 0, max: 1000 }).map(String),
    haircut: share,
    initialMargin: share,
    maintenanceMargin: share,
  })
  .map((one): MarginHolding => ({ id: 'h', currency: 'SGD', ...one }));
const holdings = fc.array(holding, { maxLength: 8 });
const cash = whole.map((settled) => [{ ...sgdBalance, settled }]);
const sums = [
  'netAssets',
  'cashBalance',
  'positionValue',
  'unrealizedPL',
  'totalDebt',
  'collateral',
  'initialMargin',
  'maintenanceMargin',
  'equityWithLoanValue',
  'excessLiquidity',
] as const;
const pick = (metrics: MarginMetrics, names: readonly (typeof sums)[number][] = sums) =>
  names.map((name) => metrics[name]);

describe('properties', () => {
  test('a position of zero units does not change the metrics', () => {
    fc.assert(
      fc.property(cash, holdings, holding, (money, held, more) => {
        const account = { cash: money, holdings: held };
        expect(valued({ ...account, holdings: [...held, { ...more, quantity: '0' }] })).toEqual(valued(account));
      }),
    );
  });

  test('twice the quantities and cash double the metrics', () => {
    const twice = (amount: string) => multiplyAmounts(amount, '2');
    fc.assert(
      fc.property(cash, holdings, (money, held) => {
        const doubled = valued({
          cash: money.map((one) => ({ ...one, settled: twice(one.settled) })),
          holdings: held.map((one) => ({ ...one, quantity: twice(one.quantity) })),
        });
        const single = valued({ cash: money, holdings: held });
        expect(pick(doubled)).toEqual(pick(single).map(twice));
        expect([doubled.riskLevel, doubled.creditRatio]).toEqual([single.riskLevel, single.creditRatio]);
      }),
    );
  });

  test('the metrics of two accounts add up', () => {
    const additive = sums.filter((name) => name !== 'totalDebt');
    fc.assert(
      fc.property(cash, holdings, holdings, (money, some, others) => {
        const [a, b] = [
          pick(valued({ cash: money, holdings: some }), additive),
          pick(valued({ holdings: others }), additive),
        ];
        const both = valued({ cash: money, holdings: [...some, ...others] });
        expect(pick(both, additive)).toEqual(a.map((amount, index) => addAmounts(amount, b[index] ?? '')));
      }),
    );
  });

  test('a larger haircut does not raise collateral, and a larger margin does not lower requirements', () => {
    fc.assert(
      fc.property(cash, fc.array(holding, { minLength: 1, maxLength: 8 }), share, (money, held, other) => {
        const [first, ...rest] = held as [MarginHolding, ...MarginHolding[]];
        const [low, high] = compareAmounts(first.haircut, other) < 0 ? [first.haircut, other] : [other, first.haircut];
        const at = (part: string) =>
          valued({
            cash: money,
            holdings: [{ ...first, haircut: part, initialMargin: part, maintenanceMargin: part }, ...rest],
          });
        const [less, more] = [at(low), at(high)];
        expect(compareAmounts(more.collateral, less.collateral)).toBeLessThanOrEqual(0);
        expect(compareAmounts(more.initialMargin, less.initialMargin)).toBeGreaterThanOrEqual(0);
        expect(compareAmounts(more.excessLiquidity, less.excessLiquidity)).toBeLessThanOrEqual(0);
        expect(compareAmounts(more.maximumBuyingPower, less.maximumBuyingPower)).toBeLessThanOrEqual(0);
        expect(more.netAssets).toBe(less.netAssets);
      }),
    );
  });

  test('the metrics scale with the exchange rate', () => {
    fc.assert(
      fc.property(cash, holdings, fc.constantFrom('1', '2'), (money, held, rate) => {
        const abroad = valued({
          rates: { CHF: rate },
          cash: money.map((one) => ({ ...one, currency: 'CHF' })),
          holdings: held.map((one) => ({ ...one, currency: 'CHF' })),
        });
        const home = valued({ cash: money, holdings: held });
        expect(pick(abroad)).toEqual(pick(home).map((amount) => multiplyAmounts(amount, rate)));
      }),
    );
  });

  test('equity, margin call and withdrawable cash agree with excess liquidity, risk level and available funds', () => {
    fc.assert(
      fc.property(cash, holdings, (money, held) => {
        const shown = valued({ cash: money, holdings: held });
        expect(shown.equityWithLoanValue).toBe(addAmounts(shown.excessLiquidity, shown.maintenanceMargin));
        expect(shown.marginCall === '0').toBe(shown.riskLevel !== 'danger');
        expect(compareAmounts(shown.withdrawableCash, shown.availableFunds)).toBeLessThanOrEqual(0);
      }),
    );
  });
});

test('values ten thousand positions quickly', () => {
  const many = Array.from(
    { length: 10_000 },
    (_, index): MarginHolding => ({
      ...sampleStock,
      id: `h${index}`,
      currency: index % 2 ? 'USD' : 'SGD',
      quantity: String(index - 5000),
      price: `${index}.${1000 + (index % 9000)}`,
      cost: `${index}.5`,
    }),
  );
  const account: MarginAccount = { ...emptyMarginAccount, rates: { USD: '1.3456' }, holdings: many };
  // It takes 12 to 20 ms on two busy cores. The limit allows for a much busier machine.
  expect(measureFastest(() => marginMetrics(account))).toBeLessThan(250);
});
