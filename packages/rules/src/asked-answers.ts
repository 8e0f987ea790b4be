import { onlyKnown } from './journey/shape.ts';
import type { JourneyContext, StepAnswers, StepRule } from './journey.ts';

/**
 * Returns the answers of a step to the questions that these answers, and those of other steps, ask: what stands in a submission. Answers that were
 * given on a way that was left are not among them, and neither is anything that no question asked for.
 */
export function askedAnswers(step: Pick<StepRule, 'schema' | 'asked'>, answers: StepAnswers, context: JourneyContext) {
  const known = onlyKnown(step, answers);
  return step.asked?.(known, context) ?? known;
}

/** Returns the answers without some fields. */
export const withoutFields = (answers: StepAnswers, fields: readonly string[]): StepAnswers =>
  Object.fromEntries(Object.entries(answers).filter(([field]) => !fields.includes(field)));
