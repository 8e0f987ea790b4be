import type { Answers, Journey, Step } from './journey.ts';

/**
 * What a reviewer accepts or sends back of every application of a journey, in the order of the last steps that satisfy each. What is asked for on request alone
 * is not among them, unless a reviewer begins the whole flow. `steps`: the journey's, joined.
 */
export function requirementsOf(journey: Pick<Journey, 'begunBy'>, steps: readonly Step[]): readonly string[] {
  const asked = steps.filter(({ onRequest }) => !onRequest || journey.begunBy === 'reviewer');
  const ids = asked.flatMap(({ requirement }) => requirement ?? []);
  return ids.filter((id, index) => ids.lastIndexOf(id) === index);
}

/** What a reviewer may ask of a customer with these answers, as requirements that come once they are asked for. */
export const requestsOf = (steps: readonly Step[], answers: Answers): readonly string[] =>
  steps.flatMap(({ requirement, onRequest }) => (requirement && onRequest?.(answers) ? [requirement] : []));
