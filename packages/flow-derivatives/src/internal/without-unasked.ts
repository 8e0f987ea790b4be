import { hasAssessment, withoutUnasked as withoutProofs } from '@quayside/rules/experience-asked';

type Values = Readonly<Record<string, unknown>>;

/** What is on screen, and nothing of a question that has been taken back. */
export function withoutUnasked(values: Values): Values {
  const { noPriorRefusal: _, priorRefusals, ...asked } = withoutProofs(values);
  return hasAssessment(values.cognitiveAssessment) ? { ...asked, priorRefusals } : asked;
}
