import { addAmounts, compareAmounts } from '@quayside/values/amount';
import { parseAmount } from '@quayside/values/amount/typed-amount';
import { derivativeCategories, type TradeCategory } from '../enumerations.ts';
import type { Answers } from '../journey/answers.ts';
import type { RiskQuestion, RiskQuestionnaire, RiskSource } from './questionnaires.ts';

/** Chosen option ids by question id. */
export type RiskAnswers = Readonly<Record<string, string | undefined>>;

/**
 * Returns the answers that a questionnaire derives from the steps `assets-info` and `assets-select`, by question. Returns no answer to a question if an earlier
 * answer is missing or invalid.
 */
export function deriveFromAnswers({ questions }: RiskQuestionnaire, answers: Answers): RiskAnswers {
  return Object.fromEntries(
    questions.flatMap((question) => {
      const answer = question.source ? derivations[question.source](answers, question) : undefined;
      return answer === undefined ? [] : [[question.id, answer] as const];
    }),
  );
}

/** Returns the step and the field of the opening that a customer changes to change a derived answer. */
export function getRiskSourceField(
  source: RiskSource,
  answers: Answers,
): { readonly step: string; readonly field: string } {
  if (source === 'means') return { step: 'assets-info', field: 'annualIncome' };
  if (source === 'objectives') return { step: 'assets-select', field: 'objectives' };
  return { step: 'assets-select', field: knowledgeIn(answers) === 'poor' ? 'knowledge' : 'tradeCategories' };
}

type Derivation = (answers: Answers, question: RiskQuestion) => string | undefined;

const derivations: Readonly<Record<RiskSource, Derivation>> = {
  objectives: (answers) => {
    const chosen = listIn(answers, 'assets-select', 'objectives');
    const has = (one: string) => chosen.includes(one);
    if (has('preservation')) return has('capital-growth') || has('speculation') ? 'balance' : 'preserve';
    if (has('hedging')) return 'balance';
    if (has('capital-growth')) return 'growth';
    return has('speculation') ? 'highest-growth' : undefined;
  },
  means: ({ 'assets-info': given = {} }, { options }) => {
    const [income, worth] = [amountOf(given.annualIncome), amountOf(given.netWorth)];
    if (income === undefined || worth === undefined) return undefined;
    const sum = addAmounts(income, worth);
    return options.findLast(({ from }) => from === undefined || compareAmounts(sum, from) >= 0)?.id;
  },
  experience: (answers) => {
    const traded = listIn(answers, 'assets-select', 'tradeCategories');
    const knowledge = knowledgeIn(answers);
    if (traded.length === 0 || knowledge === undefined) return undefined;
    if (knowledge === 'poor') return 'none';
    return tradedBy.find(([, products]) => products.some((product) => traded.includes(product)))?.[0] ?? 'none';
  },
};

/** Products by the answer that a customer who has traded one of them gets, the riskiest first. */
const tradedBy: readonly (readonly [answer: string, products: readonly TradeCategory[]])[] = [
  ['derivatives', derivativeCategories],
  ['funds-and-shares', ['stocks', 'etfs', 'funds']],
  ['bonds', ['bonds']],
];

function knowledgeIn(answers: Answers): 'good' | 'fair' | 'poor' | undefined {
  const knowledge = answers['assets-select']?.knowledge;
  return knowledge === 'good' || knowledge === 'fair' || knowledge === 'poor' ? knowledge : undefined;
}

// Servers may receive answers of any shape.
function listIn(answers: Answers, step: string, field: string): readonly unknown[] {
  const list = answers[step]?.[field];
  return Array.isArray(list) ? list : [];
}

const amountOf = (typed: unknown) => (typeof typed === 'string' ? parseAmount(typed) : undefined);
