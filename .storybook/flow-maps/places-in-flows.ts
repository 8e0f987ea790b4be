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
  readonly after?: Neighbour | undefined;
  readonly notes: readonly string[];
};

/** Returns the places of the screen whose stories have these ids, in the order of the edition's flows. */
export const placesInFlows = (ids: ReadonlySet<string>): readonly PlaceInFlow[] =>
  wholeFlows().flatMap((drawing) => placesIn(drawing, ids));

function placesIn({ title: flow, groups, states, ineligible, screens }: FlowDrawing, ids: ReadonlySet<string>) {
  const steps = groups.flatMap(([, some]) => some);
  const isOurs = (found: ScreenStories | undefined) => ids.has(found?.cover.id ?? '');
  const places: PlaceInFlow[] = steps.flatMap((step) => (isOurs(step.found) ? [placeOfStep(flow, step, steps)] : []));
  const shown = states.filter(({ found }) => isOurs(found));
  if (shown[0])
    places.push({
      flow,
      path: shown[0].path,
      where: 'after the last step',
      who: `Customers whose application is: ${shown.map(({ state }) => wordsOfState[state].toLowerCase()).join(', ')}`,
      notes: [],
    });
  if (ineligible && isOurs(ineligible.found))
    places.push({
      flow,
      path: ineligible.path,
      where: 'ends the flow',
      who: `Customers whose answers mean that we can’t open the account, in: ${titlesOf(steps.filter(({ canEnd }) => canEnd))}`,
      notes: [],
    });
  for (const { path, found } of screens)
    if (isOurs(found))
      places.push({
        flow,
        path,
        where: 'a screen between the steps',
        who: 'Customers whom a step leads to it',
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
    who: step.conditional ? 'Some customers: their earlier answers decide' : 'Every customer',
    before: neighbour(way[at - 1]),
    after: neighbour(way[at + 1]),
    notes: [
      ...(step.requirement ? ['We may ask the customer to correct it'] : []),
      ...(step.canEnd ? ['An answer can mean that we can’t open the account'] : []),
      ...(step.seals ? ['It comes back if the customer changes an earlier answer'] : []),
    ],
  };
}

const titlesOf = (steps: readonly StepPlace[]) => steps.map(({ found, id }) => found?.title ?? id).join(', ');

const neighbour = (step: StepPlace | undefined): Neighbour | undefined => {
  return step?.found && { title: step.found.title, story: step.found.cover.id };
};
