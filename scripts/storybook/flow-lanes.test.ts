import { expect, test } from 'vitest';
import { laneOf, stretchesOf } from '../../.storybook/flow-maps/lanes.ts';
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
