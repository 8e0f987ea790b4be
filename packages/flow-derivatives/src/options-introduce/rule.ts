import { oneOf } from '@quayside/rules/internals/field-shapes';
import { lazyObject } from '@quayside/rules/internals/lazy-object';
import { type Answers, defineStep } from '@quayside/rules/journey';
import { startIssues } from '../introduction/rule.ts';

/** Markets of options. Only US options need a margin account (specification, section 5). The division into two markets is Quayside's choice. */
export const optionMarkets = ['us', 'other'] as const;
export type OptionMarket = (typeof optionMarkets)[number];

/** Step that asks for the market. Reports before any other question that US options need a margin account (MSG-40). */
export const introduce = defineStep({
  id: 'introduce',
  schema: lazyObject(() => ({ market: oneOf(optionMarkets) })),
  check: ({ market }, context) => (market ? startIssues('market', { product: 'options', market }, context) : []),
});

/** Returns the chosen market. Returns `us` until the customer chooses. */
export const getMarket = (answers: Answers): OptionMarket => (answers.introduce?.market === 'other' ? 'other' : 'us');
