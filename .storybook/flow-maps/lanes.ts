import { initialFacts, type JourneyContext, type Step } from '../../packages/rules/src/journey.ts';

/** The branches of an opening, by the customer's answer to its first question, with their titles. */
export const laneTitles = { 'digital-id': 'With the digital ID', manual: 'With a passport or national ID' } as const;
export type FlowLane = keyof typeof laneTitles;

const today = '2026-11-21' as JourneyContext['today'];

/** Returns the branch that contains a step, or undefined if both contain it. */
export function findLane({ when }: Pick<Step, 'when'>): FlowLane | undefined {
  if (!when) return undefined;
  const asking = (Object.keys(laneTitles) as FlowLane[]).filter((route) => {
    try {
      return when({ answers: { choose: { route } }, facts: initialFacts, today });
    } catch {
      return true; // a rule of another flow, which knows only its own answers
    }
  });
  return asking.length === 1 ? asking[0] : undefined;
}

type InLane = { readonly id: string; readonly lane?: FlowLane | undefined };
/** Consecutive steps of a map: one list for all customers, or one list for each branch after a fork. */
export type LaneStretch<Place> = readonly (readonly [lane: FlowLane | undefined, steps: readonly Place[]])[];

/** Groups consecutive steps into stretches. A new stretch begins where branches fork or join. */
export function divideIntoStretches<Place extends InLane>(steps: readonly Place[]): readonly LaneStretch<Place>[] {
  const runs: Place[][] = [];
  for (const step of steps) {
    const run = runs.at(-1);
    if (run && Boolean(run[0]?.lane) === Boolean(step.lane)) run.push(step);
    else runs.push([step]);
  }
  return runs.map((run) => [...Map.groupBy(run, ({ lane }) => lane)]);
}

/** Returns the label of each step by its id: 1, then 2a and 3a on one branch, 2b and 3b on the other, and 4 after both. */
export function labelSteps(steps: readonly InLane[]): ReadonlyMap<string, string> {
  const used = [...new Set(steps.flatMap(({ lane }) => lane ?? []))];
  const labels = new Map<string, string>();
  let before = 0;
  for (const stretch of divideIntoStretches(steps)) {
    for (const [lane, some] of stretch)
      for (const [at, { id }] of some.entries())
        labels.set(id, `${before + at + 1}${lane ? 'ab'[used.indexOf(lane)] : ''}`);
    before += Math.max(...stretch.map(([, some]) => some.length));
  }
  return labels;
}
