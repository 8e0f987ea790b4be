import type { Answers, Journey, Step } from './journey.ts';

/**
 * Returns the requirements that a reviewer accepts or rejects in every application of a journey, in the order of their last steps. Leaves out those that only a
 * request adds, unless a reviewer starts the whole flow.
 * @param steps the steps of the journey, from `getJourneySteps`
 */
export function getRequirements(journey: Pick<Journey, 'startedBy'>, steps: readonly Step[]): readonly string[] {
  const asked = steps.filter(({ onRequest }) => !onRequest || journey.startedBy === 'reviewer');
  const ids = asked.flatMap(({ requirement }) => requirement ?? []);
  return ids.filter((id, index) => ids.lastIndexOf(id) === index);
}

/** Returns the requirements that a reviewer may request from a customer with these answers. */
export const getRequestableRequirements = (steps: readonly Step[], answers: Answers): readonly string[] =>
  steps.flatMap(({ requirement, onRequest }) => (requirement && onRequest?.(answers) ? [requirement] : []));
