import { wordsOfState } from '../states.ts';
import { type FlowDrawing, type ScreenStories, type StepPlace, wholeFlows } from './drawings.ts';
import { wordsOfGroup } from './group-words.ts';
import { labelsOf } from './lanes.ts';

type Neighbour = { readonly title: string; readonly story: string };

/** Where a flow has a screen, in words that follow from the flow's definition. */
export type PlaceInFlow = {
  readonly flow: string;
  readonly path: string;
  readonly where: string;
  readonly who: string;
  readonly before?: Neighbour | undefined;
  /** several where the ways part */
  readonly after: readonly Neighbour[];
  readonly notes: readonly string[];
};

/** Returns the places of the screen whose stories have these ids, in the order of the edition's flows. */
export const placesInFlows = (ids: ReadonlySet<string>): readonly PlaceInFlow[] =>
  wholeFlows().flatMap((drawing) => placesIn(drawing, ids));

function placesIn({ title: flow, groups, states, ineligible, screens }: FlowDrawing, ids: ReadonlySet<string>) {
  const steps = groups.flatMap(([, some]) => some);
  const isOurs = (found: ScreenStories | undefined) =>
    found !== undefined && [found, ...found.others].some(({ stories }) => stories.some(({ id }) => ids.has(id)));
  const places: PlaceInFlow[] = steps.flatMap((step) => (isOurs(step.found) ? [placeOfStep(flow, step, steps)] : []));
  const shown = states.filter(({ found }) => isOurs(found));
  if (shown[0])
    places.push({
      flow,
      path: shown[0].path,
      where: 'after the last step',
      who: `Customers whose application is: ${shown.map(({ state }) => wordsOfState[state].toLowerCase()).join(', ')}`,
      after: [],
      notes: [],
    });
  if (ineligible && isOurs(ineligible.found))
    places.push({
      flow,
      path: ineligible.path,
      where: 'ends the flow',
      who: `Customers whose answers mean that we can’t open the account, in: ${titlesOf(steps.filter(({ canEnd }) => canEnd))}`,
      after: [],
      notes: [],
    });
  for (const { path, found } of screens)
    if (isOurs(found))
      places.push({
        flow,
        path,
        where: 'a screen between the steps',
        who: 'Customers whom a step leads to it',
        after: [],
        notes: [],
      });
  return places;
}

function placeOfStep(flow: string, step: StepPlace, steps: readonly StepPlace[]): PlaceInFlow {
  const way = steps.filter(({ lane }) => !lane || !step.lane || lane === step.lane);
  const at = way.indexOf(step);
  return {
    flow,
    path: step.path,
    where: `step ${labelsOf(steps).get(step.id)}, in “${wordsOfGroup(step.group)}”`,
    who: step.conditional ? 'Some customers: what we know of them decides' : 'Every customer',
    before: neighbour(way[at - 1]),
    after: nextOf(step, steps).flatMap((one) => neighbour(one) ?? []),
    notes: [
      ...(step.requirement ? ['We may ask the customer to correct it'] : []),
      ...(step.canEnd ? ['An answer can mean that we can’t open the account'] : []),
      ...(step.seals ? ['It comes back if the customer changes an earlier answer'] : []),
    ],
  };
}

/** Returns the next step, and the first one of each way where the ways part. */
function nextOf(step: StepPlace, steps: readonly StepPlace[]): readonly StepPlace[] {
  const later = steps.slice(steps.indexOf(step) + 1).filter(({ lane }) => !lane || !step.lane || lane === step.lane);
  const [next] = later;
  if (!next || step.lane || !next.lane) return next ? [next] : [];
  const meeting = later.findIndex(({ lane }) => !lane);
  const parting = meeting < 0 ? later : later.slice(0, meeting);
  return parting.filter(({ lane }, at) => parting.findIndex((one) => one.lane === lane) === at);
}

const titlesOf = (steps: readonly StepPlace[]) => steps.map(({ found, id }) => found?.title ?? id).join(', ');

const neighbour = (step: StepPlace | undefined): Neighbour | undefined => {
  return step?.found && { title: step.found.title, story: step.found.cover.id };
};
