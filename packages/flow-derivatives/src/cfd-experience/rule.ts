import { cfdKnowledgeLevels, tradeTimes, tradingYears } from '@quayside/rules/enumerations';
import { omitFields } from '@quayside/rules/internals/applicable-answers';
import { oneOf } from '@quayside/rules/internals/field-shapes';
import { lazyObject } from '@quayside/rules/internals/lazy-object';
import { defineStep } from '@quayside/rules/journey';
import { assessmentFields, assessmentIssues, getNotApplicableFields } from '../experience/assessment-answers.ts';
import { suggestedExperience } from '../experience/suggested-experience.ts';

const schema = lazyObject(() => ({
  years: oneOf(tradingYears),
  times: oneOf(tradeTimes),
  knowledge: oneOf(cfdKnowledgeLevels),
  ...assessmentFields,
}));

/**
 * The step that asks for CFD trading experience, level of knowledge and the CKA, which its check validates (RULE-14). Accepts any level of knowledge, because a
 * reviewer assesses it.
 */
export const experienceStep = defineStep({
  id: 'experience',
  requirement: 'experience',
  schema,
  check: (answers, context) => assessmentIssues('cfd', answers, context),
  pickApplicable: (answers, context) => omitFields(answers, getNotApplicableFields('cfd', answers, context)),
  suggestAnswers: (context) => suggestedExperience('cfd', context),
});
