import { expect, test } from 'vitest';
import { divideIntoStretches, findLane, labelSteps } from '../../.storybook/flow-maps/lanes.ts';
import { openingJourney } from '../../packages/flow-opening/src/opening/opening-rules.ts';
import type { Step } from '../../packages/rules/src/journey.ts';

test.each([
  ['choose', undefined],
  ['show-sinpass', 'digital-id'],
  ['choose-tip', 'manual'],
  ['base-info', 'manual'],
  ['assets-info', undefined],
])('the step %s is on the branch %s of its flow', (id, lane) => {
  const step = openingJourney.steps.find((one): one is Step => 'id' in one && one.id === id);
  expect(step && findLane(step)).toBe(lane);
});

const step = (id: string, lane?: 'digital-id' | 'manual') => ({ id, lane });
const steps = [
  step('first'),
  step('tips', 'manual'),
  step('details', 'digital-id'),
  step('more', 'digital-id'),
  step('photo', 'manual'),
  step('form', 'manual'),
  step('both'),
  step('address', 'manual'),
  step('last'),
];

test('the steps of a branch are between the steps of all customers', () => {
  const ids = divideIntoStretches(steps).map((stretch) =>
    stretch.map(([lane, some]) => [lane, some.map(({ id }) => id).join(' ')]),
  );
  expect(ids).toEqual([
    [[undefined, 'first']],
    [
      ['manual', 'tips photo form'],
      ['digital-id', 'details more'],
    ],
    [[undefined, 'both']],
    [['manual', 'address']],
    [[undefined, 'last']],
  ]);
});

test('labels of steps count from the fork in each branch, and continue after the longer branch', () => {
  expect([...labelSteps(steps)].map((one) => one.join(' '))).toEqual([
    'first 1',
    'tips 2a',
    'photo 3a',
    'form 4a',
    'details 2b',
    'more 3b',
    'both 5',
    'address 6a',
    'last 7',
  ]);
});
