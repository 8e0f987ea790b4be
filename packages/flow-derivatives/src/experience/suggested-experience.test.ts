import type { TradeCategory } from '@quayside/rules/enumerations';
import { completeCustomer } from '@quayside/rules/testing/complete-customer';
import { expect, test } from 'vitest';
import { suggestedExperience } from './suggested-experience.ts';

const suggested = (products: readonly TradeCategory[]) => {
  const traded = { products, years: '1-to-5', times: '6-to-20' } as const;
  const customer = { ...completeCustomer, knowledge: undefined, traded };
  return suggestedExperience('options', { answers: {}, own: {}, facts: { documents: {}, customer } });
};

test.each<[string, readonly TradeCategory[], object]>([
  [
    'suggests the earlier trades if options were the only derivative',
    ['options'],
    { years: '1-to-5', times: '6-to-20' },
  ],
  ['suggests no trades if options were one of several derivatives', ['options', 'futures'], {}],
  ['suggests no trades after trades in futures only', ['futures'], {}],
  ['suggests nothing without earlier trades', [], {}],
])('an options application %s', (_, products, expected) => {
  expect(suggested(products)).toEqual(expected);
});
