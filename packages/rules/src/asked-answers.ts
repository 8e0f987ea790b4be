import { onlyKnown } from './journey/shape.ts';
import type { JourneyContext, StepAnswers, StepRule } from './journey.ts';

/**
 * Returns the answers of a step that belong in a submission: those to questions that apply, given these answers and those of other steps. Leaves out
 * answers to questions that no longer apply, and unknown fields.
 */
export function applicableAnswers(
  step: Pick<StepRule, 'schema' | 'asked'>,
  answers: StepAnswers,
  context: JourneyContext,
) {
  const known = onlyKnown(step, answers);
  return step.asked?.(known, context) ?? known;
}

/** Returns a copy of the answers without the named fields. */
export const withoutFields = (answers: StepAnswers, fields: readonly string[]): StepAnswers =>
  Object.fromEntries(Object.entries(answers).filter(([field]) => !fields.includes(field)));
