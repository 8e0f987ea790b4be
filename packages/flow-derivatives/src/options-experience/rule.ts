import { cfdKnowledgeLevels, tradeTimes, tradingYears } from '@quayside/rules/enumerations';
import { omitFields } from '@quayside/rules/internals/applicable-answers';
import { oneOf } from '@quayside/rules/internals/field-shapes';
import { lazyObject } from '@quayside/rules/internals/lazy-object';
import { type OptionsRefusal, optionsRefusals } from '@quayside/rules/internals/options-eligibility';
import { type Issue, issue } from '@quayside/rules/issue';
import { type DeepPartial, defineStep, type JourneyContext } from '@quayside/rules/journey';
import type * as z from 'zod/mini';
import { assessmentFields, assessmentIssues, getNotApplicableFields } from '../experience/assessment-answers.ts';
import { suggestedExperience } from '../experience/suggested-experience.ts';
import { getMarket, introduceStep } from '../options-introduce/rule.ts';

const schema = lazyObject(() => ({
  years: oneOf(tradingYears),
  times: oneOf(tradeTimes),
  knowledge: oneOf(cfdKnowledgeLevels),
  ...assessmentFields,
}));
/** The answers of the step `experience` for options: years, number of trades, level of knowledge (RULE-13), and the assessment. */
export type OptionsExperience = z.output<typeof schema>;

/**
 * The step that asks for trading experience, level of knowledge and the CAR. Its check validates these (RULE-14), and the saved income and net worth (RULE-13).
 */
export const experienceStep = defineStep({
  id: 'experience',
  requirement: 'experience',
  dependsOn: [introduceStep.id],
  schema,
  check: (answers, context) => [
    ...eligibilityIssues(answers, context),
    ...assessmentIssues('options', answers, context),
  ],
  pickApplicable: (answers, context) => omitFields(answers, getNotApplicableFields('options', answers, context)),
  suggestAnswers: (context) => suggestedExperience('options', context),
});

/** The field at which each refusal appears. */
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
  return optionsRefusals({ ...customer.means, knowledge, accountType, market: getMarket(context.answers) }).map(
    ({ code, values }) => issue(fieldOf[code], code, values),
  );
}
