import {
  illustrativeMarginTerms,
  type MarginAccount,
  type MarginHolding,
  type OptionHolding,
} from './margin-metrics.ts';

/** An empty cash balance, for tests. */
export const sgdBalance = { currency: 'SGD', settled: '0', inTransit: '0', frozen: '0', annualLoanRate: '0.073' };
/** 1,000 shares of a stock at 50, for tests. */
export const sampleStock: MarginHolding = {
  id: 'stock',
  currency: 'SGD',
  quantity: '1000',
  price: '50',
  cost: '45',
  haircut: '0.3',
  initialMargin: '0.5',
  maintenanceMargin: '0.35',
};
/** A written, uncovered put, for tests. */
export const writtenPut: OptionHolding = {
  id: 'o',
  currency: 'SGD',
  quantity: '-1',
  price: '1',
  cost: '0',
  multiplier: '100',
  right: 'put',
  strike: '1',
  underlyingPrice: '1',
  cover: 'uncovered',
};
/** A margin account without cash, holdings and options, for tests. */
export const emptyMarginAccount: MarginAccount = {
  currency: 'SGD',
  rates: {},
  cash: [],
  holdings: [],
  options: [],
  accruedInterest: '0',
  terms: { ...illustrativeMarginTerms, lowestInitialMargin: '0.5' },
};
