import { InvalidAmountError } from '@quayside/values/amount';
import { expect, test } from 'vitest';
import { getTrend } from './trend.ts';

test.each([
  ['-0.001', 'down'],
  ['0', 'flat'],
  ['0.00', 'flat'],
  ['12.5', 'up'],
])('returns for the amount %s the trend %s', (amount, trend) => expect(getTrend(amount)).toBe(trend));

test('throws InvalidAmountError for a text that is not a decimal', () =>
  expect(() => getTrend('a lot')).toThrow(InvalidAmountError));
