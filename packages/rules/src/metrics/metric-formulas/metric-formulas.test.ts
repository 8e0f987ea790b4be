import { expect, test } from 'vitest';
import { cfdMetrics } from '../cfd-metrics/cfd-metrics.ts';
import { futuresMetrics } from '../futures-metrics/futures-metrics.ts';
import { illustrativeMarginTerms, marginMetrics } from '../margin-metrics/margin-metrics.ts';
import { type FormulaLine, metricFormulas } from './metric-formulas.ts';

const cash = [{ currency: 'SGD', settled: '-20000', inTransit: '500', frozen: '100', annualLoanRate: '0.073' }];
const stock = { currency: 'SGD', quantity: '1000', price: '50', previousClose: '49', cost: '45' };

/** An account with a short and a long stock and an uncovered option, so that no operand is 0. */
const margin = marginMetrics({
  currency: 'SGD',
  rates: {},
  cash,
  holdings: [
    { ...stock, id: 'long', haircut: '0.3', initialMargin: '0.5', maintenanceMargin: '0.35' },
    { ...stock, id: 'short', quantity: '-100', haircut: '0.3', initialMargin: '0.5', maintenanceMargin: '0.35' },
  ],
  options: [
    {
      id: 'put',
      currency: 'SGD',
      quantity: '-1',
      price: '1',
      previousClose: '2',
      cost: '3',
      multiplier: '100',
      right: 'put',
      strike: '10',
      underlyingPrice: '11',
      cover: 'uncovered',
    },
  ],
  accruedInterest: '12',
  terms: illustrativeMarginTerms,
}).metrics;
const { initialMargin, ...marginValues } = margin;

const futures = futuresMetrics({
  currency: 'SGD',
  rates: {},
  cash: [{ currency: 'SGD', settled: '9000', inTransit: '0', frozen: '100' }],
  contracts: [{ ...stock, id: 'f', quantity: '2', initialMargin: '1000', maintenanceMargin: '800' }],
}).metrics;

const cfd = cfdMetrics({
  currency: 'SGD',
  rates: {},
  cash: [{ currency: 'SGD', settled: '300', inTransit: '0', frozen: '10' }],
  contracts: [{ ...stock, id: 'c', quantity: '100', marginShare: '0.2', underlying: 'index-stock' }],
}).metrics;

const operands = {
  margin: {
    settledCash: -20000,
    unsettledPurchases: 0,
    positions: 44900,
    positionsBefore: 43900,
    totalCost: 40200,
    longPositions: 50000,
    shortPositions: 5100,
    longStocks: 50000,
    stocks: 55000,
    options: -100,
    accruedInterest: 12,
    haircut: 0.3,
    initialRate: 0.5,
    maintenanceRate: 0.35,
    lowestInitialRate: 0.3,
    shortInitialRate: 0.5,
    daysOfYear: 365,
  },
  futures: {
    settledCash: 9000,
    unsettledPurchases: 0,
    positions: 100,
    positionsBefore: 98,
    totalCost: 90,
    contracts: 2,
    initialPerContract: 1000,
    maintenancePerContract: 800,
  },
  cfd: {
    settledCash: 300,
    unsettledPurchases: 0,
    positions: 5000,
    positionsBefore: 4900,
    totalCost: 4500,
    initialRate: 0.2,
  },
};
const values = {
  margin: { ...marginValues, marginRequired: initialMargin },
  futures,
  cfd,
};

type Account = keyof typeof operands;
const cases = (['margin', 'futures', 'cfd'] as const).flatMap((account) =>
  Object.entries(metricFormulas[account]).map(([metric, formula]) => ({ account, metric, formula })),
);

test.each(cases)('$account account: the formula of $metric matches the calculation', ({ account, metric, formula }) => {
  const first = resultOf(formula.line, account);
  const result =
    formula.shape === 'exact'
      ? first
      : Math.max(0, formula.shape === 'smaller' ? Math.min(first, resultOf(formula.or, account)) : first);
  const computed = Number((values[account] as Readonly<Record<string, unknown>>)[metric]);
  expect(Math.abs(result - computed), `${result} is ${computed}`).toBeLessThan(0.01);
});

/** Evaluates × and ÷ before + and −, and parentheses first. */
function resultOf(line: FormulaLine, account: Account): number {
  const known: Readonly<Record<string, unknown>> = { ...values[account], ...operands[account], '1': 1, '50%': 0.5 };
  const left = [...line];
  const factor = (): number => {
    const next = left.shift() ?? '';
    if (next === '(') {
      const inner = sum();
      left.shift();
      return inner;
    }
    if (known[next] === undefined) throw new TypeError(`${next} has no value`);
    return Number(known[next]);
  };
  const product = (): number => {
    let result = factor();
    while (left[0] === '×' || left[0] === '÷') result = left.shift() === '×' ? result * factor() : result / factor();
    return result;
  };
  const sum = (): number => {
    let result = product();
    while (left[0] === '+' || left[0] === '−') result = left.shift() === '+' ? result + product() : result - product();
    return result;
  };
  return sum();
}
