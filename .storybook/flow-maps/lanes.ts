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

type InLane = { readonly lane?: Lane | undefined };
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

type Numbered = InLane & { readonly id: string };

/** The letters of the ways that these steps have, in the order in which they begin. */
export function lettersOf(steps: readonly InLane[]): ReadonlyMap<Lane, string> {
  const used = [...new Set(steps.flatMap(({ lane }) => lane ?? []))];
  return new Map(used.map((lane, at) => [lane, String.fromCharCode('a'.charCodeAt(0) + at)]));
}

/** Returns the label of each step by its id: 1, then 2a and 3a on one way, 2b and 3b on the other, and 4 where they meet. */
export function labelsOf(steps: readonly Numbered[]): ReadonlyMap<string, string> {
  const letters = lettersOf(steps);
  const labels = new Map<string, string>();
  let before = 0;
  for (const stretch of stretchesOf(steps)) {
    const ways = 'steps' in stretch ? [stretch.steps] : stretch.fork.map(([, some]) => some);
    for (const some of ways)
      for (const [at, { id, lane }] of some.entries())
        labels.set(id, `${before + at + 1}${(lane && letters.get(lane)) ?? ''}`);
    before += Math.max(...ways.map(({ length }) => length));
  }
  return labels;
}

/** Returns the steps with one way after the other where they part. */
export const wayByWay = <Place extends InLane>(steps: readonly Place[]): readonly Place[] =>
  stretchesOf(steps).flatMap((stretch) =>
    'steps' in stretch ? stretch.steps : stretch.fork.flatMap(([, some]) => some),
  );
