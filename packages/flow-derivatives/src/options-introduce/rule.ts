import { oneOf } from '@quayside/rules/internals/field-shapes';
import { lazyObject } from '@quayside/rules/internals/lazy-object';
import { type Answers, defineStep } from '@quayside/rules/journey';
import { startIssues } from '../introduction/rule.ts';

/**
 * The markets between which customers choose for options. Only US options need a margin account (specification, section 5). The two markets are Quayside's
 * choice.
 */
export const optionMarkets = ['us', 'other'] as const;
export type OptionMarket = (typeof optionMarkets)[number];

/**
 * The step that asks for the market. Its check reports a missing prerequisite, such as the margin account for US options (MSG-40), before the customer answers
 * more questions.
 */
export const introduceStep = defineStep({
  id: 'introduce',
  schema: lazyObject(() => ({ market: oneOf(optionMarkets) })),
  check: ({ market }, context) => (market ? startIssues('market', { product: 'options', market }, context) : []),
});

/** Returns the market that the customer chose, or `us` before a choice. */
export const getMarket = (answers: Answers): OptionMarket => (answers.introduce?.market === 'other' ? 'other' : 'us');
