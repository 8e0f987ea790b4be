import { InvalidAmountError } from '@quayside/rules/internals/amount';
import { expect, test } from 'vitest';
import { getTrend } from './trend.ts';

test.each([
  ['-0.001', 'down'],
  ['0', 'flat'],
  ['0.00', 'flat'],
  ['12.5', 'up'],
])('classifies %s as %s', (amount, trend) => expect(getTrend(amount)).toBe(trend));

test('throws an error for an invalid amount', () => expect(() => getTrend('a lot')).toThrow(InvalidAmountError));
