import { expect, test } from 'vitest';
import { searchPositions, sortPositions } from './arrange-positions.ts';
import type { Position } from './positions.ts';

const position = (id: string, name: string, of: Partial<Position>): Position => ({
  id,
  name,
  ticker: id,
  kind: 'stock',
  currency: 'SGD',
  quantity: '10',
  cost: '10',
  price: '10',
  previousClose: '10',
  rate: '1',
  ...of,
});
const positions = [
  position('UP', 'Zinc', { price: '12', previousClose: '11' }), // 120, +10 today, +20, +20 %
  position('SHORT', 'Apple', { quantity: '-100', price: '9', cost: '8', previousClose: '9.5' }), // -900, +50, -100, -12.5 %
  position('NONE', 'Banana', { price: undefined }),
  position('ABROAD', 'apricot', { currency: 'USD', rate: '2', price: '11', previousClose: '12' }), // 220, -20, +20, +10 %
];

test.each([
  ['value', ['SHORT', 'ABROAD', 'UP', 'NONE']],
  ['day', ['SHORT', 'UP', 'ABROAD', 'NONE']],
  ['profit', ['UP', 'ABROAD', 'SHORT', 'NONE']],
  ['profit-share', ['UP', 'ABROAD', 'SHORT', 'NONE']],
  ['name', ['SHORT', 'ABROAD', 'NONE', 'UP']],
  ['ticker', ['ABROAD', 'NONE', 'SHORT', 'UP']],
  ['quantity', ['UP', 'NONE', 'ABROAD', 'SHORT']],
] as const)('positions sorted by %s have the order %s', (key, order) =>
  expect(sortPositions(positions, key, 'en').map(({ id }) => id)).toEqual(order),
);

test.each([
  ['value', ['UP', 'ABROAD', 'SHORT', 'NONE']],
  ['day', ['ABROAD', 'UP', 'SHORT', 'NONE']],
  ['ticker', ['UP', 'SHORT', 'NONE', 'ABROAD']],
  ['quantity', ['SHORT', 'UP', 'NONE', 'ABROAD']],
] as const)('positions sorted by %s in reverse have the order %s, with missing prices last', (key, order) =>
  expect(sortPositions(positions, key, 'en', 'reversed').map(({ id }) => id)).toEqual(order),
);

test.each([
  ['', 4],
  ['  ', 4],
  ['ap', 2],
  ['none', 1],
  ['ｕｐ', 1],
  ['xyz', 0],
])('a search for the text "%s" returns %i positions', (text, count) =>
  expect(searchPositions(positions, text)).toHaveLength(count),
);
