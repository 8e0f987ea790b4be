import { InvalidAmountError } from '@quayside/rules/internals/amount';
import { expect, test } from 'vitest';
import { trendOf } from './trend.ts';

test.each([
  ['-0.001', 'down'],
  ['0', 'flat'],
  ['0.00', 'flat'],
  ['12.5', 'up'],
])('the trend of %s is %s', (amount, trend) => expect(trendOf(amount)).toBe(trend));

test('an invalid amount throws an error', () => expect(() => trendOf('a lot')).toThrow(InvalidAmountError));
