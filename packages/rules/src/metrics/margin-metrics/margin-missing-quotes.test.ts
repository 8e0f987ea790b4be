import { expect, test } from 'vitest';
import { marginMetrics } from './margin-metrics.ts';
import { empty, sgd, stock, written } from './sample-margin-account.ts';

test.each([
  [
    'a long stock',
    { holdings: [{ ...stock, price: undefined }] },
    ['totalDebt', 'cashBalance', 'optionMaintenanceMargin'],
  ],
  ['a short stock', { holdings: [{ ...stock, quantity: '-1', price: undefined }] }, ['collateral', 'marginLoans']],
  [
    'a long option',
    { options: [{ ...written, quantity: '1', price: undefined }] },
    ['marginCall', 'maintenanceMargin'],
  ],
  ['a written option', { options: [{ ...written, price: undefined }] }, ['equityWithLoanValue', 'collateral']],
])('returns without a price of %s the metrics that do not need it', (_, change, remaining) => {
  const outcome = marginMetrics({ ...empty, cash: [sgd], ...change });
  expect(outcome).toMatchObject({ state: 'incomplete' });
  expect(Object.keys(outcome.metrics)).toEqual(expect.arrayContaining(remaining));
  for (const name of ['netAssets', 'positionValue', 'unrealizedPL', 'dayChange'])
    expect(outcome.metrics).not.toHaveProperty(name);
});

test('returns net assets but no margins without the price of an underlying', () => {
  const { metrics } = marginMetrics({ ...empty, cash: [sgd], options: [{ ...written, underlyingPrice: undefined }] });
  expect(metrics).toHaveProperty('netAssets');
  for (const name of ['optionMaintenanceMargin', 'maintenanceMargin', 'marginCall', 'riskLevel', 'withdrawableCash'])
    expect(metrics).not.toHaveProperty(name);
});
