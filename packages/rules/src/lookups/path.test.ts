import { expect, test } from 'vitest';
import { isBlank, joinPath } from './path.ts';

test('joins the path of a field to a step and to a list entry', () => {
  expect(joinPath('', 'expiry')).toBe('expiry');
  expect(joinPath('taxResidencies.0', 'reason')).toBe('taxResidencies.0.reason');
});

test.each([undefined, '', ' ', '\t\n'])('treats the answer %j as blank', (answer) =>
  expect(isBlank(answer)).toBe(true),
);
test('does not treat zero as blank', () => expect(isBlank('0')).toBe(false));
