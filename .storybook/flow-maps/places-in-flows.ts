import { edition } from '../../hosts/sg/src/edition.ts';
import { wordsOfState } from '../states.ts';
import { drawingsOf, type FlowDrawing, type StepPlace } from './flow-drawing.ts';
import type { ScreenStories } from './screen-stories.ts';

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

let drawn: Promise<readonly FlowDrawing[]> | undefined;

/** Returns the places of the screen whose stories have these ids, in the order of the edition's flows. */
export async function placesInFlows(ids: ReadonlySet<string>): Promise<readonly PlaceInFlow[]> {
  drawn ??= Promise.all(edition.flows.map(({ load }) => load()))
    .then((flows) => Promise.all(flows.map(({ name }) => drawingsOf(name))))
    .then((drawings) => drawings.flat().filter(({ name }) => !name.startsWith('within ')));
  return (await drawn).flatMap((drawing) => placesIn(drawing, ids));
}

function placesIn({ title: flow, groups, states, ineligible, screens }: FlowDrawing, ids: ReadonlySet<string>) {
  const steps = groups.flatMap(([, some]) => some);
  const isOurs = (found: ScreenStories | undefined) => ids.has(found?.cover.id ?? '');
  const places: PlaceInFlow[] = steps.flatMap((step, at) =>
    isOurs(step.found) ? [placeOfStep(flow, step, steps, at)] : [],
  );
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
      who: `Customers whose answers a rule refuses, in: ${titlesOf(steps.filter(({ canEnd }) => canEnd))}`,
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

function placeOfStep(flow: string, step: StepPlace, steps: readonly StepPlace[], at: number): PlaceInFlow {
  const group = step.group[0]?.toUpperCase() + step.group.slice(1);
  return {
    flow,
    path: step.path,
    where: `step ${step.number} of ${steps.length}, in “${group}”`,
    who: step.conditional ? 'Some customers: a rule of the step decides from their answers' : 'Every customer',
    before: neighbour(steps[at - 1]),
    after: neighbour(steps[at + 1]),
    notes: [
      ...(step.requirement ? [`A reviewer can ask to fix it: ${step.requirement.replaceAll('-', ' ')}`] : []),
      ...(step.canEnd ? ['An answer can end the flow as not eligible'] : []),
      ...(step.seals ? ['A later change of an earlier answer opens it again'] : []),
    ],
  };
}

const titlesOf = (steps: readonly StepPlace[]) => steps.map(({ found, id }) => found?.title ?? id).join(', ');

const neighbour = (step: StepPlace | undefined): Neighbour | undefined => {
  return step?.found && { title: step.found.title, story: step.found.cover.id };
};
