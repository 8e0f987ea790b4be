import { expect, test } from 'vitest';
import { tickLabels } from './tick-labels.ts';

test('adds decimals until close values have different labels', () => {
  expect(tickLabels([34_400, 34_600, 34_800, 35_000], 'en')).toEqual(['34.4K', '34.6K', '34.8K', '35.0K']);
  expect(tickLabels([15_400, 15_600, 15_800, 16_000], 'zh-Hant')).toEqual(['1.54萬', '1.56萬', '1.58萬', '1.60萬']);
  expect(tickLabels([4000, 5000], 'en')).toEqual(['4K', '5K']);
  expect(tickLabels([-1, -0.5, 0, 0.5, 1], 'ja')).toEqual(['−1.0', '−0.5', '0.0', '0.5', '1.0']);
});

test('uses at most three decimals in a label of the axis', () => {
  expect(tickLabels([1_000_000, 1_000_001], 'en')).toEqual(['1.000M', '1.000M']);
});
