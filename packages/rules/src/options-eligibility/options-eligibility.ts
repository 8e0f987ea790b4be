import { type CfdKnowledgeLevel, cfdKnowledgeLevels } from '../enumerations.ts';
import {
  INCOME_AND_WORTH_THRESHOLD_USD,
  type IncomeAndNetWorth,
  reachesThreshold,
} from '../margin-eligibility/margin-eligibility.ts';

/** Lowest level of trading knowledge for options (RULE-13, specification section 5). */
export const OPTIONS_KNOWLEDGE: CfdKnowledgeLevel = 'good';

/** A customer who applies for options (RULE-13): income and net worth, trading knowledge, account and market. */
export type OptionsApplicant = IncomeAndNetWorth & {
  readonly knowledge: CfdKnowledgeLevel;
  readonly accountType: 'cash' | 'margin';
  /** US options need a margin account; other markets do not. */
  readonly market: 'us' | 'other';
};

/** A reason for refusing options. `code` is a key of the text group `issues`, and `values` has the limits in its text. */
export type OptionsRefusal = {
  readonly code: 'options-knowledge' | 'options-income' | 'options-net-worth' | 'options-needs-margin';
  readonly values?: Readonly<Record<string, string | number>>;
};

/**
 * Returns all reasons for refusing options; empty if they are allowed (RULE-13). Income and net worth must both reach the threshold, unlike for margin
 * (RULE-12). `options-needs-margin` (MSG-40) leads to the margin upgrade.
 */
export function optionsRefusals({
  knowledge,
  annualIncomeUsd,
  netWorthUsd,
  accountType,
  market,
}: OptionsApplicant): readonly OptionsRefusal[] {
  const values = { amount: INCOME_AND_WORTH_THRESHOLD_USD, currency: 'USD' };
  return [
    ...(knows(knowledge) ? [] : [{ code: 'options-knowledge' } as const]),
    ...(reachesThreshold(annualIncomeUsd) ? [] : [{ code: 'options-income', values } as const]),
    ...(reachesThreshold(netWorthUsd) ? [] : [{ code: 'options-net-worth', values } as const]),
    ...(market === 'us' && accountType === 'cash' ? [{ code: 'options-needs-margin' } as const] : []),
  ];
}

/** Returns whether a level reaches OPTIONS_KNOWLEDGE. The best level is first in the list. */
const knows = (knowledge: CfdKnowledgeLevel): boolean =>
  cfdKnowledgeLevels.indexOf(knowledge) <= cfdKnowledgeLevels.indexOf(OPTIONS_KNOWLEDGE);
