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
  ['the only derivative that was traded', ['options'], { years: '1-to-5', times: '6-to-20' }],
  ['one of several', ['options', 'futures'], {}],
  ['a product that was never traded', ['futures'], {}],
  ['a customer who traded none', [], {}],
])('suggests from the trades of %s only the answers about it', (_, products, expected) => {
  expect(suggested(products)).toEqual(expected);
});
