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
  ['suggests the trades if options were the only derivative', ['options'], { years: '1-to-5', times: '6-to-20' }],
  ['suggests nothing if options were one of several derivatives', ['options', 'futures'], {}],
  ['suggests nothing from trades in futures', ['futures'], {}],
  ['suggests nothing without trades', [], {}],
])('%s', (_, products, expected) => {
  expect(suggested(products)).toEqual(expected);
});
