import { edition } from '../../hosts/sg/src/edition.ts';
import { type Application, type ApplicationState, applicationStates } from '../../packages/contract/src/application.ts';
import type { Flow, FlowRoute } from '../../packages/flow/src/define-flow.ts';
import { joinJourney, type Step } from '../../packages/rules/src/journey.ts';
import type { FlowDrawing, Place, StatePlace, StepPlace } from './drawings.ts';
import { titleOfFlow } from './flow-titles.ts';
import { laneOf } from './lanes.ts';
import { storiesOf } from './screen-stories.ts';

/**
 * Draws the flows of a name: the edition's flow, and each flow that contains it as a part (W-8BEN in an opening). It loads
 * all screens and their stories, so `generated/drawings.json` keeps the result for Storybook.
 */
export async function drawFlows(name: string): Promise<readonly FlowDrawing[]> {
  const flows = await Promise.all(edition.flows.map(({ load }) => load()));
  const own = flows.filter((flow) => flow.name === name).map(drawFlow);
  const within = flows.filter((flow) => name in flow.parts).map((flow) => drawPart(flow, name));
  return Promise.all([...own, ...within]);
}

async function drawFlow(flow: Flow): Promise<FlowDrawing> {
  const outcomes = applicationStates.filter((state) => state !== 'draft').map((state) => drawState(flow, state));
  const [steps, states, screens] = await Promise.all([
    stepsOf(flow),
    Promise.all(outcomes),
    Promise.all(flow.screens.map((route) => drawScreen(flow, route))),
  ]);
  return {
    name: flow.name,
    title: titleOfFlow(flow.name),
    groups: inGroups(steps),
    states,
    ineligible: screens.find(({ path }) => path === flow.ineligible),
    screens: screens.filter(({ path }) => path !== flow.ineligible && !states.some((state) => state.path === path)),
  };
}

async function drawPart(flow: Flow, part: string): Promise<FlowDrawing> {
  const steps = (await stepsOf(flow)).filter(({ id }) => id.startsWith(`${part}.`));
  return {
    name: `within ${flow.name}`,
    title: `Part of: ${titleOfFlow(flow.name)}`,
    groups: inGroups(steps),
    states: [],
    ineligible: undefined,
    screens: [],
  };
}

async function stepsOf(flow: Flow): Promise<readonly StepPlace[]> {
  const parts = await Promise.all(
    Object.entries(flow.parts).map(async ([name, load]) => [name, await load()] as const),
  );
  const steps = joinJourney(await flow.journey(), Object.fromEntries(parts));
  return Promise.all(steps.map((step) => drawStep(flow, step)));
}

async function drawStep(flow: Flow, step: Step): Promise<StepPlace> {
  const { id, group, requirement } = step;
  const route = flow.steps.find((one) => one.step === id);
  return {
    id,
    group,
    requirement,
    conditional: Boolean(step.when),
    lane: laneOf(step),
    canEnd: Boolean(step.ineligible),
    seals: Boolean(step.seals),
    path: route?.path ?? '',
    found: route && (await foundAt(flow, route)),
  };
}

const drawScreen = async (flow: Flow, route: FlowRoute): Promise<Place> => ({
  id: route.name,
  path: route.path,
  found: await foundAt(flow, route),
});

async function drawState(flow: Flow, state: ApplicationState): Promise<StatePlace> {
  const path = flow.outcome({ ...sample, state });
  const route = flow.screens.find((screen) => screen.path === path);
  return { state, path, found: route && (await foundAt(flow, route, state)) };
}

const foundAt = async ({ questions: layout }: Flow, route: FlowRoute, state?: ApplicationState) =>
  storiesOf(route.path, (await route.screen()).default, { state, layout });

const inGroups = (steps: readonly StepPlace[]): FlowDrawing['groups'] =>
  [...new Set(steps.map(({ group }) => group))].map((group) => [group, steps.filter((step) => step.group === group)]);

/** An example application; a flow's path depends on its state. */
const sample: Application = {
  id: '99999999-9999-4999-8999-999999999999',
  flow: '',
  journeyVersion: 1,
  state: 'draft',
  revision: 0,
  answers: {},
  documents: {},
  face: { result: 'none', attempts: 0 },
  requirements: [],
  reference: null,
  createdAt: '2026-11-21T04:05:00Z',
  savedAt: '2026-11-21T04:05:00Z',
  submittedAt: null,
  decidedAt: null,
  failure: null,
  history: [],
};
