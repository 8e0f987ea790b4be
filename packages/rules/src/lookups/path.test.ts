import { expect, test } from 'vitest';
import { isBlank, within } from './path.ts';

test('paths of the step itself and of a list entry', () => {
  expect(within('', 'expiry')).toBe('expiry');
  expect(within('taxResidencies.0', 'reason')).toBe('taxResidencies.0.reason');
});

test.each([undefined, '', ' ', '\t\n'])('%j is blank', (answer) => expect(isBlank(answer)).toBe(true));
test('a zero is an answer', () => expect(isBlank('0')).toBe(false));
