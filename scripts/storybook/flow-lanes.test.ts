import { expect, test } from 'vitest';
import { labelsOf, laneOf, stretchesOf, wayByWay } from '../../.storybook/flow-maps/lanes.ts';
import type { Step } from '../../packages/rules/src/journey.ts';
import { opening } from '../../packages/rules/src/journeys/opening/opening.ts';

const laneOfStep = (id: string) => {
  const step = opening.steps.find((one): one is Step => 'id' in one && one.id === id);
  return step && laneOf(step);
};

test.each([
  ['choose', undefined],
  ['show-sinpass', 'digital-id'],
  ['choose-tip', 'manual'],
  ['base-info', 'manual'],
  ['assets-info', undefined],
])('%s lies on the way %s', (step, lane) => {
  expect(laneOfStep(step)).toBe(lane);
});

test('steps of one way stand in its lane, between those of everybody', () => {
  const step = (id: string, lane?: 'digital-id' | 'manual') => ({ id, lane });
  const [first, digital, byHand, last] = [step('a'), step('b', 'digital-id'), step('c', 'manual'), step('d')];
  expect(stretchesOf([first, digital, byHand, last])).toEqual([
    { steps: [first] },
    {
      fork: [
        ['digital-id', [digital]],
        ['manual', [byHand]],
      ],
    },
    { steps: [last] },
  ]);
});

test('each way has its own letter, counts from where the ways part, and both meet at the next number', () => {
  const step = (id: string, lane?: 'digital-id' | 'manual') => ({ id, lane });
  const steps = [
    step('first'),
    step('tips', 'manual'),
    step('details', 'digital-id'),
    step('more', 'digital-id'),
    step('photo', 'manual'),
    step('form', 'manual'),
    step('meet'),
    step('address', 'manual'),
    step('last'),
  ];
  expect([...labelsOf(steps)].map((one) => one.join(' '))).toEqual([
    'first 1',
    'tips 2a',
    'photo 3a',
    'form 4a',
    'details 2b',
    'more 3b',
    'meet 5',
    'address 6a',
    'last 7',
  ]);
  const glance = wayByWay(steps).map(({ id }) => id);
  expect(glance, 'one way after the other').toEqual([...labelsOf(steps).keys()]);
});
