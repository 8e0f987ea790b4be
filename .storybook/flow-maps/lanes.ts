import { type JourneyContext, noFacts, type Step } from '../../packages/rules/src/journey.ts';

/** The ways through an opening, by the answer to its first question. */
export const lanes = { 'digital-id': 'With the digital ID', manual: 'With a passport or national ID' } as const;
export type Lane = keyof typeof lanes;

const today = '2026-11-21' as JourneyContext['today'];

/** Returns the one way on which a step is asked, by its own rule. */
export function laneOf({ when }: Pick<Step, 'when'>): Lane | undefined {
  if (!when) return undefined;
  const on = (Object.keys(lanes) as Lane[]).filter((route) => {
    try {
      return when({ answers: { choose: { route } }, facts: noFacts, today });
    } catch {
      return true; // a rule of another flow, which knows its own answers alone
    }
  });
  return on.length === 1 ? on[0] : undefined;
}

type InLane = { readonly lane: Lane | undefined };
export type Stretch<Place> =
  | { readonly steps: readonly Place[] }
  | { readonly fork: readonly (readonly [lane: Lane, steps: readonly Place[]])[] };

/** Divides the steps of a group: those that everybody has, and forks, where each way has steps of its own. */
export function stretchesOf<Place extends InLane>(steps: readonly Place[]): readonly Stretch<Place>[] {
  const runs: Place[][] = [];
  for (const step of steps) {
    const last = runs.at(-1);
    if (last && (last[0]?.lane === undefined) === (step.lane === undefined)) last.push(step);
    else runs.push([step]);
  }
  return runs.map((run) =>
    run[0]?.lane === undefined
      ? { steps: run }
      : {
          fork: [...new Set(run.flatMap(({ lane }) => lane ?? []))].map(
            (lane) => [lane, run.filter((step) => step.lane === lane)] as const,
          ),
        },
  );
}
