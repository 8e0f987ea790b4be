import { expect, test } from 'vitest';
import { placesInFlows } from '../../.storybook/flow-maps/places-in-flows.ts';

const inOpening = (story: string) => placesInFlows(new Set([story])).find(({ flow }) => flow === 'Opening');

test('a screen where the ways part leads to the first screen of each', () => {
  const titles = inOpening('screens-opening-how-to-open--by-tap')?.after.map(({ title }) => title);
  expect(titles).toEqual(['What to prepare', 'Digital ID, your details']);
});

test('a page of stories that begin at the path of a step has the place of the step', () => {
  expect(inOpening('screens-opening-digital-id-sign-in--start')?.where).toMatch(/^step 2b/);
});
