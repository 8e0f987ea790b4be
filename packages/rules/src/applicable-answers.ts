import { omitUnknownFields } from './journey/shape.ts';
import type { JourneyContext, StepAnswers, StepRule } from './journey.ts';

/**
 * Returns the answers of a step that a submission contains. Leaves out unknown fields, and answers to questions that do not apply to these answers and those of
 * other steps.
 */
export function applicableAnswers(
  step: Pick<StepRule, 'schema' | 'pickApplicable'>,
  answers: StepAnswers,
  context: JourneyContext,
) {
  const known = omitUnknownFields(step, answers);
  return step.pickApplicable?.(known, context) ?? known;
}

/** Returns a copy of the answers without the named fields. */
export const omitFields = (answers: StepAnswers, fields: readonly string[]): StepAnswers =>
  Object.fromEntries(Object.entries(answers).filter(([field]) => !fields.includes(field)));
