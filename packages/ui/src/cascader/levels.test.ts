import { expect, test, vi } from 'vitest';
import { getPathLabels } from './levels.ts';

const level = (...labels: string[]) => ({
  state: 'ready' as const,
  list: labels.map((label) => ({ value: label.toLowerCase(), label })),
  load: vi.fn<() => void>(),
});

test('returns the labels of a path and omits those not loaded', () => {
  const levels = [level('Malaysia', 'Japan'), level('Johor', 'Selangor')];
  expect(getPathLabels(levels, ['malaysia', 'johor'])).toEqual(['Malaysia', 'Johor']);
  expect(getPathLabels(levels, ['malaysia', 'elsewhere'])).toEqual(['Malaysia']);
  expect(getPathLabels(levels, [])).toEqual([]);
});
