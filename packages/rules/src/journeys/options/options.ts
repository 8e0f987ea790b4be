import type * as z from 'zod/mini';
import { withoutFields } from '../../asked-answers.ts';
import { cfdKnowledgeLevels, tradeTimes, tradingYears } from '../../enumerations.ts';
import { oneOf } from '../../field-shapes.ts';
import { type Issue, issue } from '../../issue.ts';
import { type Answers, type DeepPartial, defineJourney, defineStep, type JourneyContext } from '../../journey.ts';
import { lazyObject } from '../../lazy-object.ts';
import { type OptionsRefusal, optionsRefusals } from '../../options-eligibility/options-eligibility.ts';
import { assessmentFields, assessmentIssues, unaskedOfProduct } from '../shared/assessment-answers.ts';
import { isAssessmentExpired, quizStep, startIssues, statementStep } from '../shared/derivative-steps.ts';
import { proofAsked } from '../shared/migrations.ts';
import { suggestedExperience } from '../shared/suggested-experience.ts';
import { optionsDefinition } from './definition/definition.ts';

/** Ours: markets of options. US options need a margin account, others do not (specification section 5). */
export const optionMarkets = ['us', 'other'] as const;
/** Where the customer wants to trade options: in the United States, or elsewhere. */
export type OptionMarket = (typeof optionMarkets)[number];

/** The texts that the customer must accept (domain handbook 7). */
export const optionsStatements = ['options-risk-statement'] as const;

/** Asks for the market. Reports before any other question that US options need a margin account first (MSG-40). */
const introduce = defineStep({
  id: 'introduce',
  schema: lazyObject(() => ({ market: oneOf(optionMarkets) })),
  check: ({ market }, context) => (market ? startIssues('market', { product: 'options', market }, context) : []),
});

const schema = lazyObject(() => ({
  years: oneOf(tradingYears),
  times: oneOf(tradeTimes),
  knowledge: oneOf(cfdKnowledgeLevels),
  ...assessmentFields,
}));
/** The answers of the step `experience`: years, number of trades, level of knowledge (RULE-13), and the basis of the assessment. */
export type OptionsExperience = z.output<typeof schema>;

/** Checks RULE-13 with the stored income and net worth, which the customer changes in the account information. Checks RULE-14 with a CAR. */
const experience = defineStep({
  id: 'experience',
  requirement: 'experience',
  restsOn: ['introduce'],
  schema,
  check: (answers, context) => [
    ...eligibilityIssues(answers, context),
    ...assessmentIssues('options', answers, context),
  ],
  asked: (answers, context) => withoutFields(answers, unaskedOfProduct('options', answers, context)),
  suggests: (context) => suggestedExperience('options', context),
});

/** The field under which each refusal appears. */
const fieldOf = {
  'options-knowledge': 'knowledge',
  'options-income': 'annualIncome',
  'options-net-worth': 'netWorth',
  'options-needs-margin': 'market',
} as const satisfies Record<OptionsRefusal['code'], string>;

function eligibilityIssues({ knowledge }: DeepPartial<OptionsExperience>, context: JourneyContext): readonly Issue[] {
  const { customer } = context.facts;
  if (!knowledge || !customer) return [];
  const accountType = customer.accounts.includes('margin') ? 'margin' : 'cash';
  return optionsRefusals({ ...customer.means, knowledge, accountType, market: marketOf(context.answers) }).map(
    ({ code, values }) => issue(fieldOf[code], code, values),
  );
}

const marketOf = (answers: Answers): OptionMarket => (answers.introduce?.market === 'other' ? 'other' : 'us');

/** The journey to an options permission. The risk statement is its last step. */
export const options = defineJourney(optionsDefinition, {
  version: 2,
  migrations: { 1: proofAsked('experience') },
  isExpired: isAssessmentExpired('options'),
  rules: {
    introduce,
    experience,
    knowledge: quizStep('options'),
    'risk-statement': statementStep('risk-statement', { product: 'options', texts: optionsStatements }),
  },
});
