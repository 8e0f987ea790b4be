import { expect, test } from 'vitest';
import { getTreatyClaimant } from './rule.ts';

test('getTreatyClaimant returns no residence for a form without an address', () => {
  const known = { lines: {}, taxCountries: ['MY'] };
  expect(getTreatyClaimant({}, known)).toEqual({ residence: undefined, taxCountries: ['MY'] });
});
