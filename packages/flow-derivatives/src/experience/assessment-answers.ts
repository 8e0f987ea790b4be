import { cognitiveAssessments, type DerivativeProduct } from '@quayside/rules/enumerations';
import {
  getAssessmentStatus,
  priorRefusals,
  VOIDING_REFUSAL_COUNT,
} from '@quayside/rules/internals/assessment-validity';
import { checkCognitiveAssessment } from '@quayside/rules/internals/cognitive-assessment';
import { hasAssessment, inapplicableAssessmentFields } from '@quayside/rules/internals/experience-fields';
import { documentId, oneOf, someOf } from '@quayside/rules/internals/field-shapes';
import { type Issue, issue } from '@quayside/rules/issue';
import type { DeepPartial, JourneyContext } from '@quayside/rules/journey';
import { assessmentByProduct, type CustomerFacts } from '@quayside/rules/prerequisites';
import type { CalendarDate } from '@quayside/values/calendar-date';
import * as z from 'zod/mini';

/**
 * Returns a function for `isExpired` of a journey: it returns true if the customer's assessment for the product (CAR or CKA) has expired. A new application
 * renews it.
 */
export const isAssessmentExpired =
  (product: DerivativeProduct) =>
  ({ assessments }: CustomerFacts, today: CalendarDate): boolean => {
    const kind = assessmentByProduct[product];
    return getAssessmentStatus(kind, assessments[kind], today).state === 'expired';
  };

/** The schema fields of the assessment. All are optional, because a customer with a valid assessment does not answer them. */
export const assessmentFields = {
  cognitiveAssessment: z.optional(someOf(cognitiveAssessments, 'cognitive-assessment-required')),
  diplomaProof: z.optional(documentId()),
  qualificationProof: z.optional(documentId()),
  examCertificate: z.optional(documentId('upload-exam-certificate')),
  examPassedOn: z.optional(z.string()),
  workExperienceProof: z.optional(documentId('upload-work-experience')),
  priorRefusals: z.optional(oneOf(priorRefusals)),
};
const schema = z.object(assessmentFields);
type AssessmentFields = DeepPartial<z.output<typeof schema>>;

/** Returns true unless the customer has a valid assessment for the product (CAR or CKA). */
export function needsAssessment(product: DerivativeProduct, { facts, today }: Pick<JourneyContext, 'facts' | 'today'>) {
  const kind = assessmentByProduct[product];
  return getAssessmentStatus(kind, facts.customer?.assessments[kind], today).state !== 'valid';
}

/**
 * Returns the names of the assessment fields that the customer does not have to answer: all while an earlier assessment is valid, otherwise those that the
 * chosen answers exclude.
 */
export const getNotApplicableFields = (
  product: DerivativeProduct,
  { cognitiveAssessment }: AssessmentFields,
  context: JourneyContext,
): readonly string[] =>
  needsAssessment(product, context) ? inapplicableAssessmentFields(cognitiveAssessment) : Object.keys(assessmentFields);

/**
 * Returns the issues of an assessment (RULE-14), or an empty list while an earlier one is valid. Unlike the opening, it rejects "none of these"
 * (`assessment-none`) and four or more prior refusals (`assessment-refused-too-often`).
 */
export function assessmentIssues(
  product: DerivativeProduct,
  answers: AssessmentFields,
  context: JourneyContext,
): readonly Issue[] {
  if (!needsAssessment(product, context)) return [];
  const chosen = answers.cognitiveAssessment ?? [];
  return [
    ...checkCognitiveAssessment(
      { ...answers, noPriorRefusal: true },
      { today: context.today, documents: context.facts.documents },
    ),
    ...(chosen.includes('none') ? [issue('cognitiveAssessment', 'assessment-none')] : []),
    ...(hasAssessment(chosen) ? refusalIssues(answers) : []), // asked only with an assessment
  ];
}

function refusalIssues({ priorRefusals: refusals }: AssessmentFields): readonly Issue[] {
  if (!refusals) return [issue('priorRefusals', 'select-field')];
  return refusals === '4-or-more'
    ? [issue('priorRefusals', 'assessment-refused-too-often', { count: VOIDING_REFUSAL_COUNT })]
    : [];
}
