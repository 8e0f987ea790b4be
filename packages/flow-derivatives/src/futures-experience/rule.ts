import { tradeTimes, tradingYears } from '@quayside/rules/enumerations';
import { omitFields } from '@quayside/rules/internals/applicable-answers';
import { oneOf } from '@quayside/rules/internals/field-shapes';
import { lazyObject } from '@quayside/rules/internals/lazy-object';
import { defineStep } from '@quayside/rules/journey';
import { assessmentFields, assessmentIssues, getNotApplicableFields } from '../experience/assessment-answers.ts';
import { suggestedDerivatives, suggestedExperience } from '../experience/suggested-experience.ts';

const schema = lazyObject(() => ({
  years: oneOf(tradingYears),
  times: oneOf(tradeTimes),
  derivativeYears: oneOf(tradingYears),
  derivativeTimes: oneOf(tradeTimes),
  ...assessmentFields,
}));

/** The step that asks for trades in futures and other derivatives, and for the CAR, which its check validates (RULE-14). */
export const experienceStep = defineStep({
  id: 'experience',
  requirement: 'experience',
  schema,
  check: (answers, context) => assessmentIssues('futures', answers, context),
  pickApplicable: (answers, context) => omitFields(answers, getNotApplicableFields('futures', answers, context)),
  suggestAnswers: (context) => {
    const { knowledge: _, ...trades } = suggestedExperience('futures', context); // futures do not ask for the level of knowledge
    return { ...trades, ...suggestedDerivatives(context) };
  },
});
