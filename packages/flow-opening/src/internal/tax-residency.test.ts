import { MOST_TAX_RESIDENCIES, noTaxNumberReasons as rules } from '@quayside/rules/crs';
import { expect, test } from 'vitest';
import { mostTaxResidencies, noTaxNumberReasons } from './tax-residency.ts';

test('RULE-10 the first screen offers what the rules accept', () => {
  expect(noTaxNumberReasons).toEqual(rules);
  expect(mostTaxResidencies).toBe(MOST_TAX_RESIDENCIES);
});
