import { expect, test } from 'vitest';
import { calculateAllocation } from './allocation-parts.ts';
import { toHistoryPoints } from './history-points.ts';
import { calculateFigures, calculateLongAndShort, type Position } from './positions.ts';

const held: Position = {
  id: 'a',
  name: 'A',
  market: 'US',
  kind: 'stock',
  currency: 'USD',
  quantity: '10',
  cost: '8',
  price: '10',
  previousClose: '10.5',
  rate: '1.5',
};

test.each([
  [
    'a long position',
    {},
    { value: '150', cost: '120', profit: '30', profitShare: '0.25', dayChange: '-7.5', dayChangeShare: '-0.0476' },
  ],
  [
    'a short position',
    { quantity: '-10' },
    { value: '-150', cost: '-120', profit: '-30', profitShare: '-0.25', dayChange: '7.5', dayChangeShare: '0.0476' },
  ],
  ['an option', { multiplier: '100' }, { value: '15000', cost: '12000', profit: '3000', profitShare: '0.25' }],
  ['a position without a cost', { cost: '0' }, { profit: '150', profitShare: undefined }],
  [
    'a position without a price',
    { price: undefined },
    { value: undefined, cost: '120', profit: undefined, dayChange: undefined },
  ],
  [
    'a position without a previous close',
    { previousClose: undefined },
    { value: '150', profit: '30', dayChange: undefined },
  ],
  [
    'a position without an exchange rate',
    { rate: undefined },
    { value: undefined, cost: undefined, profit: undefined },
  ],
])('calculateFigures returns the expected figures for %s', (_, change, figures) =>
  expect(calculateFigures({ ...held, ...change })).toMatchObject(figures),
);

const account = {
  currency: 'SGD',
  rates: { USD: '1.5' },
  cash: [
    { currency: 'SGD', settled: '100', inTransit: '-20', frozen: '0', annualLoanRate: '0' },
    { currency: 'USD', settled: '10', inTransit: '0', frozen: '0', annualLoanRate: '0' },
    { currency: 'HKD', settled: '0', inTransit: '0', frozen: '0', annualLoanRate: '0' },
  ],
};
const positions: readonly Position[] = [
  held,
  { ...held, id: 'b', name: 'B', market: 'SG', kind: 'fund', currency: 'SGD', rate: '1' },
  { ...held, id: 'c', name: 'C', quantity: '-5' },
];
const words = { cash: 'Cash', others: 'Others', nameOf: (_: string, id: string) => id };

test.each([
  ['holding', { A: '150', B: '100', Cash: '95' }],
  ['asset', { stock: '150', fund: '100', Cash: '95' }],
  ['market', { US: '150', SG: '100', Cash: '95' }],
  ['currency', { SGD: '180', USD: '165' }],
] as const)('the allocation by %s excludes short positions and borrowed cash', (by, parts) => {
  const withRates = { ...account, rates: { USD: '1.5', HKD: '0.2' } };
  const found = calculateAllocation(positions, withRates, by, words);
  expect(Object.fromEntries(found.parts.map(({ label, value }) => [label, value]))).toEqual(parts);
});

test('the allocation combines the parts after the sixth and omits those without a value', () => {
  const many = Array.from({ length: 8 }, (_, at) => ({ ...held, id: `${at}`, quantity: `${20 - at}` }));
  const { parts, of } = calculateAllocation(many, { ...account, cash: [] }, 'holding', words);
  expect(of).toBe('all');
  expect(parts.map(({ id }) => id)).toEqual(['0', '1', '2', '3', '4', '5', 'others']);
  expect(parts.at(-1)?.value).toBe('405');
  const partial = calculateAllocation(
    [held, { ...held, id: 'b', price: undefined }],
    { ...account, cash: [] },
    'holding',
    words,
  );
  expect([partial.of, partial.parts.map(({ id }) => id)]).toEqual(['partial', ['a']]);
  expect(calculateAllocation([], { ...account, rates: {} }, 'holding', words).of).toBe('partial');
});

test('calculateLongAndShort totals long and short positions separately', () => {
  expect(calculateLongAndShort(positions)).toEqual({ long: '250', short: '-75' });
  expect(calculateLongAndShort([held])).toBeUndefined();
});

const closes = [
  { on: '2026-11-19', netAssets: '100' },
  { on: '2026-11-20', netAssets: '101' },
];

test.each([
  ['2026-11-21', '103', ['100', '101', '103']],
  ['2026-11-20', '103', ['100', '103']],
  ['2026-11-21', undefined, ['100', '101']],
])('the history line on %s with current net assets of %s has the values %s', (today, now, values) =>
  expect(toHistoryPoints(closes, today, now).map(({ value }) => value)).toEqual(values),
);

test('the history line is empty without an earlier close', () =>
  expect(toHistoryPoints([], '2026-11-21', '1')).toEqual([]));
