import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { groupsOf, stages } from '../../.storybook/component-page/state-groups.ts';
import { customers } from '../../.storybook/scenarios/customers.ts';

const named = (names: readonly string[]) => names.map((name) => ({ title: 'Screens/Opening/Contact', name }));
const drawn = (groups: ReturnType<typeof groupsOf>) =>
  groups.map(({ head, stories }) => [head, stories.map(({ name }) => name)]);

test('a short list of states stays whole', () => {
  expect(drawn(groupsOf(named(['Empty', 'Error at saving'])))).toEqual([[undefined, ['Empty', 'Error at saving']]]);
});

test('a long list stands in groups by what the states show', () => {
  const filled = Array.from({ length: 7 }, (_, at) => `Filled ${at}`);
  const thai = { title: 'Screens/Opening/Contact', name: 'Thai', globals: { language: 'th' } };
  const groups = groupsOf([...named([...filled, 'Error at saving', 'To fix mobile']), thai]);
  expect(drawn(groups)).toEqual([
    ['The screen', filled],
    ['To fix, under review or refused', ['To fix mobile']],
    ['Loading, errors and no network', ['Error at saving']],
    ['Other languages, skins and widths', ['Thai']],
  ]);
});

test('states of a customer stand in the groups of their stage', () => {
  const [draft, opened] = named(['Draft', 'Opened']).map((story, at) => ({
    ...story,
    tags: [at ? 'stage-open' : 'stage-not-open'],
  }));
  if (!draft || !opened) throw new Error('no stories');
  expect(drawn(groupsOf([opened, draft]))).toEqual([
    ['Not open yet', ['Draft']],
    ['Open', ['Opened']],
  ]);
});

test('each story of Home says at which stage the customer stands', () => {
  const code = readFileSync(join(import.meta.dirname, '../../packages/host/src/home/home.stories.tsx'), 'utf8');
  const untold = code
    .split(/^export const /m)
    .filter((story) => /^\w+: Story/.test(story))
    .filter((story) => !Object.keys(stages).some((stage) => story.includes(`tags: ['${stage}']`)));
  expect(untold.map((story) => /^\w+/.exec(story)?.[0])).toEqual([]);
});

test('each scenario of a story has its stage, and says who the customer is and what comes next', () => {
  const code = readFileSync(join(import.meta.dirname, '../../.storybook/scenarios/scenarios.stories.tsx'), 'utf8');
  const told = [...code.matchAll(/\bat\('([\w-]+)', '([\w-]+)'/g)];
  expect(new Set(told.map(([, scenario]) => scenario))).toEqual(new Set(Object.keys(customers)));
  expect(told.filter(([, , stage]) => !(`stage-${stage}` in stages))).toEqual([]);
  expect(new Set(Object.values(customers)).size, 'no two say the same').toBe(told.length);
});
