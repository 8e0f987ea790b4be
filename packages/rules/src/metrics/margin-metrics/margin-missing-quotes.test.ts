import { expect, test } from 'vitest';
import { marginMetrics } from './margin-metrics.ts';
import { emptyMarginAccount, sampleStock, sgdBalance, writtenPut } from './sample-margin-account.ts';

test.each([
  [
    'a long stock',
    { holdings: [{ ...sampleStock, price: undefined }] },
    ['totalDebt', 'cashBalance', 'optionMaintenanceMargin'],
  ],
  [
    'a short stock',
    { holdings: [{ ...sampleStock, quantity: '-1', price: undefined }] },
    ['collateral', 'marginLoans'],
  ],
  [
    'a long option',
    { options: [{ ...writtenPut, quantity: '1', price: undefined }] },
    ['marginCall', 'maintenanceMargin'],
  ],
  ['a written option', { options: [{ ...writtenPut, price: undefined }] }, ['equityWithLoanValue', 'collateral']],
])('without a price of %s, returns the metrics that do not need it', (_, change, remaining) => {
  const outcome = marginMetrics({ ...emptyMarginAccount, cash: [sgdBalance], ...change });
  expect(outcome).toMatchObject({ state: 'incomplete' });
  expect(Object.keys(outcome.metrics)).toEqual(expect.arrayContaining(remaining));
  for (const name of ['netAssets', 'positionValue', 'unrealizedPL', 'dayChange'])
    expect(outcome.metrics).not.toHaveProperty(name);
});

test('without the price of an underlying, returns net assets but no margins', () => {
  const { metrics } = marginMetrics({
    ...emptyMarginAccount,
    cash: [sgdBalance],
    options: [{ ...writtenPut, underlyingPrice: undefined }],
  });
  expect(metrics).toHaveProperty('netAssets');
  for (const name of ['optionMaintenanceMargin', 'maintenanceMargin', 'marginCall', 'riskLevel'])
    expect(metrics).not.toHaveProperty(name);
});

const cash = [{ ...sgdBalance, settled: '1000' }];
const unpriced = { ...sampleStock, price: undefined };
test.each([
  ['is known if a long stock lacks a price', { cash, holdings: [unpriced] }, '1000'],
  [
    'is known if a long option lacks a price',
    { cash, options: [{ ...writtenPut, quantity: '1', price: undefined }] },
    '1000',
  ],
  ['is 0 with a loan', { cash: [{ ...sgdBalance, settled: '-1' }], holdings: [unpriced] }, '0'],
  ['is unknown if a short stock lacks a price', { cash, holdings: [{ ...unpriced, quantity: '-1' }] }, undefined],
  ['is unknown if a written option lacks a price', { cash, options: [{ ...writtenPut, price: undefined }] }, undefined],
  [
    'is unknown without the price of an underlying',
    { cash, options: [{ ...writtenPut, underlyingPrice: undefined }] },
    undefined,
  ],
])('withdrawable cash %s', (_, change, withdrawable) =>
  expect(marginMetrics({ ...emptyMarginAccount, ...change }).metrics.withdrawableCash).toBe(withdrawable),
);
