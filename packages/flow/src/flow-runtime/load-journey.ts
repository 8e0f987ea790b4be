import { type Journey, joinJourney, type Step } from '@quayside/rules/journey';
import type { Flow } from '../define-flow.ts';

/** A flow's journey, and its steps with those of its parts in their place. */
export async function loadJourney(flow: Flow): Promise<{ journey: Journey; steps: readonly Step[] }> {
  const journey = await flow.journey();
  const parts = await Promise.all(
    Object.entries(flow.parts).map(async ([name, load]) => [name, await load()] as const),
  );
  return { journey, steps: joinJourney(journey, Object.fromEntries(parts)) };
}
