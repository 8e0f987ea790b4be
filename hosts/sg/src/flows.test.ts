import { type Application, applicationStates } from '@quayside/contract/application';
import { type Flow, getRoutePath } from '@quayside/flow/define-flow';
import { routeTable } from '@quayside/host/internals/navigation/route-table';
import { flow as flowText } from '@quayside/i18n/internals/text/flow';
import { titles } from '@quayside/i18n/internals/text/titles';
import { flowSteps } from '@quayside/rules/internals/flow-steps';
import { getJourneySteps, type Step } from '@quayside/rules/journey';
import { expect, test } from 'vitest';
import { specifiedRoutes } from '../../../packages/host/src/testing/specified-routes.ts';
import { edition } from './edition.ts';

const flows = await Promise.all(edition.flows.map(({ load }) => load()));
const drawings = await Promise.all(flows.map(draw));

test('the entry of each flow has the name, introduction and paths of the loaded flow', () => {
  for (const [index, { name, paths, introduction }] of edition.flows.entries()) {
    const flow = flows[index];
    expect({ name, introduction }).toEqual({ name: flow?.name, introduction: flow?.introduction });
    const own = [...(flow?.steps ?? []), ...(flow?.screens ?? [])].map(({ path }) => path);
    expect(paths.toSorted()).toEqual(own.toSorted());
  }
});

test('flowSteps lists the steps of each flow before it loads, for operations events', () => {
  expect(flowSteps).toEqual(Object.fromEntries(flows.map(({ name, steps }) => [name, steps.map(({ step }) => step)])));
});

test('docs/flows.md matches the journeys (`vitest -u` writes it)', async () => {
  await expect(`${heading}${drawings.join('\n')}`).toMatchFileSnapshot('../../../docs/flows.md');
});

test('every step of a journey has a screen, and every step screen has a step', async () => {
  for (const flow of flows)
    expect(flow.steps.map(({ step }) => step).sort()).toEqual((await stepsOf(flow)).map(({ id }) => id).sort());
});

test('every group of steps has a name', () => {
  const groups = flows.flatMap(({ steps }) => steps.map(({ group }) => group));
  expect(groups.filter((group) => !(`group.${group}` in flowText.en))).toEqual([]);
});

test('STATE-05 the second holder’s steps have the joint paths of the specification', () => {
  const specified = specifiedRoutes.filter(({ path }) => path.startsWith('/joint-'));
  const served = flows.find(({ name }) => name === 'joint');
  const routes = [...(served?.steps ?? []), ...(served?.screens ?? [])];
  expect(specified).toHaveLength(19);
  expect(specified.filter(({ path }) => !routes.some((one) => one.path === path))).toEqual([]);
  for (const { path, name } of routes) {
    const route = specified.find((one) => one.path === path);
    expect(name).toBe(route?.name ?? name);
    expect(`title.${name}` in titles.en).toBe(true);
  }
});

test.each([['options'], ['futures'], ['cfd']] as const)(
  'STATE-04 the flow %s has a wait, a success and a fail screen',
  (name) => {
    const served = flows.find((one) => one.name === name);
    const outcome = (state: Application['state']) => served?.outcome({ state, answers: {} } as Application);
    expect(['under-review', 'opened', 'failed'].map((state) => outcome(state as Application['state']))).toEqual([
      `/sg-${name}-wait`,
      `/sg-${name}-success`,
      `/sg-${name}-fail`,
    ]);
    for (const end of ['wait', 'success', 'fail'])
      expect(served?.screens.map(({ path }) => path)).toContain(`/sg-${name}-${end}`);
  },
);

test('every route of the specification has a screen', async () => {
  const nowhere = async () => ({ default: () => null });
  const elsewhere = async () => ({ default: () => null });
  const table = routeTable({ home: nowhere, notOffered: elsewhere, flows: edition.flows });
  for (const { path } of specifiedRoutes) {
    const route = await table.find(path);
    expect(route?.path).toBe(path);
    expect(route?.screen, path).not.toBe(elsewhere);
  }
});

const heading = `# The flows
This page is generated from the journeys (\`packages/rules/src/flow-definitions\`) and from the screens of the flows; do not edit it. The next step is always the
first applicable step that is not satisfied. A seal confirms all answers before it, so a later change of an answer removes the seal.
`;

async function draw(flow: Flow): Promise<string> {
  const steps = await stepsOf(flow);
  const board = getRoutePath(flow, 'holders-board');
  const groups = [...new Set(steps.map(({ group }) => group))];
  return [
    `\n## ${flow.name}\n`,
    `Presses from home: ${wayTo(flow, flow.introduction ?? flow.steps[0]?.path ?? '/')}, then each step in order.\n`,
    ...flow.screens.flatMap((screen) =>
      screen.apart && screen.auth !== false ? [`- ${wayTo(flow, screen.path)}`] : [],
    ),
    '```mermaid',
    'flowchart LR',
    ...groups.map((group, index) => `  ${index === 0 ? 'home --> ' : `${groups[index - 1]} --> `}${group}`),
    `  ${groups.at(-1)} -- submit --> underReview[under-review]`,
    ...(board !== '/'
      ? [
          `  ${groups.at(-1)} -- submitted, the other holder is not done --> board["${board}"]`,
          '  board -- both submitted --> underReview',
        ]
      : []),
    '  underReview -- approved --> opened',
    '  underReview -- items sent back --> actionNeeded[action-needed]',
    '  actionNeeded -- sent again --> underReview',
    '  underReview -- refused --> failed',
    ...groups
      .filter((group) => steps.some((step) => step.group === group && step.ineligible))
      .map((group) => `  ${group} -. not eligible .-> notEligible["${flow.ineligible}"]`),
    '```\n',
    '| | step | path | group | asks for | satisfies | |',
    '|---:|---|---|---|---|---|---|',
    ...steps.map((step, index) => row(flow, step, index)),
    '',
    `States of the application, with their pages: ${shown(flow)}.`,
    '',
    `Other screens: ${flow.screens.map(({ path }) => `\`${path}\``).join(', ')}.`,
    '',
  ].join('\n');
}

/** Returns the path that the flow shows in each state of an application, such as `under-review` at `/sg-account-state`. */
function shown(flow: Flow): string {
  const at = (state: Application['state']) =>
    state === 'draft' ? '' : ` at \`${flow.outcome({ state, answers: {} } as Application)}\``;
  return applicationStates.map((state) => `\`${state}\`${at(state)}`).join(', ');
}

/** Returns the breadcrumb of a page: home, then the page that Back on the flow's first step opens, then the page. */
function wayTo(flow: Flow, path: string): string {
  return [...new Set(['/', flow.home ?? '/', path])].map((one) => `\`${one}\``).join(' → ');
}

function row(flow: Flow, step: Step, index: number): string {
  const fields = Object.keys(step.schema._zod.def.shape).join(', ');
  const notes = [
    step.seals ? 'seal' : '',
    step.when ? 'where it applies' : '',
    step.sensitive ? `encrypted: ${step.sensitive.join(', ')}` : '',
  ]
    .filter(Boolean)
    .join('; ');
  const path = flow.steps.find((route) => route.step === step.id)?.path ?? '';
  return `| ${index + 1} | ${step.id} | \`${path}\` | ${step.group} | ${fields} | ${step.requirement ?? ''} | ${notes} |`;
}

async function stepsOf(flow: Flow): Promise<readonly Step[]> {
  const parts = await Promise.all(
    Object.entries(flow.parts).map(async ([name, load]) => [name, await load()] as const),
  );
  return getJourneySteps(await flow.journey(), Object.fromEntries(parts));
}
