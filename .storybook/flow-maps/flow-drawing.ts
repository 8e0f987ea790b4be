import { edition } from '../../hosts/sg/src/edition.ts';
import { type Application, type ApplicationState, applicationStates } from '../../packages/contract/src/application.ts';
import type { Flow, FlowRoute } from '../../packages/flow/src/define-flow.ts';
import { getJourneySteps, type Step } from '../../packages/rules/src/journey.ts';
import { stateNames } from '../states.ts';
import type { DrawnScreen, DrawnStep, FlowDrawing, ScreenTag } from './drawings.ts';
import { findLane } from './lanes.ts';
import { findScreenStory } from './screen-stories.ts';

const flows = await Promise.all(edition.flows.map(({ load }) => load()));

/**
 * Draws the flow with this name, and each flow that contains it as a part, such as the W-8BEN in an opening. Resolves
 * with an empty list for an unknown name.
 */
export async function drawFlows(name: string): Promise<readonly FlowDrawing[]> {
  const whole = flows.filter((flow) => flow.name === name).map(drawFlow);
  const parts = flows.filter((flow) => name in flow.parts).map((flow) => drawPart(flow, name));
  return Promise.all([...whole, ...parts]);
}

async function drawFlow(flow: Flow): Promise<FlowDrawing> {
  const outcomes = applicationStates
    .filter((state) => state !== 'draft')
    .map((state) => ({ state, path: flow.outcome({ ...application, state }) }));
  const others = flow.screens.filter(({ path }) => !outcomes.some((outcome) => outcome.path === path));
  return {
    title: titleOf(flow.name),
    steps: await stepsOf(flow),
    outcomes: await Promise.all(outcomes.map(({ state, path }) => drawState(flow, state, path))),
    others: await Promise.all(others.map((route) => drawScreen(flow, route))),
  };
}

async function drawPart(flow: Flow, part: string): Promise<FlowDrawing> {
  const steps = (await stepsOf(flow)).filter(({ id }) => id.startsWith(`${part}.`));
  return { title: `Part of: ${titleOf(flow.name)}`, steps, outcomes: [], others: [] };
}

async function stepsOf(flow: Flow): Promise<readonly DrawnStep[]> {
  const parts = await Promise.all(
    Object.entries(flow.parts).map(async ([name, load]) => [name, await load()] as const),
  );
  const steps = getJourneySteps(await flow.journey(), Object.fromEntries(parts));
  return Promise.all(steps.map((step) => drawStep(flow, step)));
}

async function drawStep(flow: Flow, step: Step): Promise<DrawnStep> {
  const { id, group } = step;
  const route = flow.steps.find((one) => one.step === id);
  if (!route) throw new TypeError(`The step ${id} of ${flow.name} has no screen`);
  return { id, group, lane: findLane(step), tags: tagsOf(step), ...(await drawScreen(flow, route)) };
}

const tagsOf = (step: Step): readonly ScreenTag[] => [
  ...(step.when && !findLane(step) ? (['some'] as const) : []),
  ...(step.ineligible ? (['end'] as const) : []),
  ...(step.seals ? (['again'] as const) : []),
  ...(step.requirement ? (['fix'] as const) : []),
];

async function drawState(flow: Flow, state: ApplicationState, path: string): Promise<DrawnScreen> {
  const route = flow.screens.find((screen) => screen.path === path);
  if (!route) throw new TypeError(`The state ${state} of ${flow.name} has no screen`);
  return { ...(await drawScreen(flow, route, state)), title: stateNames[state] };
}

const drawScreen = async ({ questions }: Flow, { path, screen }: FlowRoute, state?: ApplicationState) => ({
  path,
  ...(await findScreenStory({ path, screen: (await screen()).default, state, questions })),
});

/** Titles of the flows whose title is not their name with spaces. */
const titles: Readonly<Record<string, string>> = {
  cfd: 'CFDs',
  'document-request': 'Requested documents',
  'information-change': 'Change of information',
  joint: 'Joint account',
  'tier-change': 'Change of tier',
  w8ben: 'W-8BEN in an opening',
  'w8ben-modify': 'Change of the W-8BEN',
  'w8ben-update': 'Renewal of the W-8BEN',
};

const titleOf = (name: string): string =>
  titles[name] ?? `${name[0]?.toUpperCase()}${name.slice(1).replaceAll('-', ' ')}`;

/** An example application. Its state is replaced to find the path of each outcome. */
const application: Application = {
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
