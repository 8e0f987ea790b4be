import { InvalidAmountError } from '@quayside/rules/amount';
import { expect, test } from 'vitest';
import { trendOf } from './trend.ts';

test.each([
  ['-0.001', 'down'],
  ['0', 'flat'],
  ['0.00', 'flat'],
  ['12.5', 'up'],
])('%s goes %s', (amount, trend) => expect(trendOf(amount)).toBe(trend));

test('a text that is no amount is refused', () => expect(() => trendOf('a lot')).toThrow(InvalidAmountError));
