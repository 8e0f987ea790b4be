import { hasAssessment, withoutHidden as withoutProofs } from '@quayside/rules/experience-asked';

type Values = Readonly<Record<string, unknown>>;

/** Returns the answers without those to hidden questions. */
export function withoutHidden(values: Values): Values {
  const { noPriorRefusal: _, priorRefusals, ...asked } = withoutProofs(values);
  return hasAssessment(values.cognitiveAssessment) ? { ...asked, priorRefusals } : asked;
}
