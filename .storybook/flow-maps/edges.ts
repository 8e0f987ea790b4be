import type { FlowDrawing, StepPlace } from './drawings.ts';
import type { Lane } from './lanes.ts';

/** Leads from a step or state to the next one, each by its id. `lane`: the one way on which it does. */
export type Edge = { readonly from: string; readonly to: string; readonly lane?: Lane | undefined };

type Drawn = Pick<FlowDrawing, 'groups' | 'states'>;

/**
 * Returns what leads where: the steps of each way in order, also past steps of the other way and back to where both meet.
 * The last step leads to the review, and the review to its outcomes. What is corrected is reviewed again.
 */
export function edgesOf({ groups, states }: Drawn): readonly Edge[] {
  const steps = groups.flatMap(([, some]) => some);
  const ways = waysOf(steps);
  const ofSteps = ways.flatMap(({ lane, path }) =>
    path.slice(1).map((step, at) => ({ from: path[at]?.id ?? '', to: step.id, lane })),
  );
  const [review, ...outcomes] = states.map(({ state }) => state);
  if (!review) return distinct(ofSteps, ways.length);
  const lasts = ways.map(({ lane, path }) => ({ from: path.at(-1)?.id ?? '', to: review, lane }));
  const again = outcomes.includes('action-needed') ? [{ from: 'action-needed', to: review }] : [];
  return [
    ...distinct([...ofSteps, ...lasts], ways.length),
    ...outcomes.map((state) => ({ from: review, to: state })),
    ...again,
  ];
}

type Way = { readonly lane: Lane | undefined; readonly path: readonly StepPlace[] };

/** Returns the steps of each way through a flow. Where only one way has steps of its own, the others have none. */
function waysOf(steps: readonly StepPlace[]): readonly Way[] {
  const used = [...new Set(steps.flatMap(({ lane }) => lane ?? []))];
  const all = used.length > 1 ? used : [...used, undefined];
  return all.map((lane) => ({ lane, path: steps.filter((step) => !step.lane || step.lane === lane) }));
}

/** Joins what all ways have in common into one edge, which belongs to no way. */
function distinct(edges: readonly Edge[], ways: number): readonly Edge[] {
  const byEnds = Map.groupBy(edges, ({ from, to }) => `${from} ${to}`);
  return [...byEnds.values()].flatMap((same) => {
    const [first] = same;
    return first ? [{ ...first, lane: same.length === ways ? undefined : first.lane }] : [];
  });
}
