import { oneOf } from '@quayside/rules/internals/field-shapes';
import { lazyObject } from '@quayside/rules/internals/lazy-object';
import { type Answers, defineStep } from '@quayside/rules/journey';
import { startIssues } from '../introduction/rule.ts';

/** Our choice: markets of options. US options need a margin account, others do not (specification section 5). */
export const optionMarkets = ['us', 'other'] as const;
/** Where the customer wants to trade options: in the United States, or elsewhere. */
export type OptionMarket = (typeof optionMarkets)[number];

/** Asks for the market. Reports before any other question that US options need a margin account first (MSG-40). */
export const introduce = defineStep({
  id: 'introduce',
  schema: lazyObject(() => ({ market: oneOf(optionMarkets) })),
  check: ({ market }, context) => (market ? startIssues('market', { product: 'options', market }, context) : []),
});

/** Returns the market that the customer chose; the United States until it is chosen. */
export const marketOf = (answers: Answers): OptionMarket => (answers.introduce?.market === 'other' ? 'other' : 'us');
