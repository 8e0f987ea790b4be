import type { Part, Step } from '@quayside/rules/journey';
import { expect, test } from 'vitest';
import { includedJourneys, journeys } from './journeys.ts';

const isStep = (one: Step | Part): one is Step => 'id' in one;
const steps = [...journeys, ...Object.values(includedJourneys)].flatMap(({ name, steps }) =>
  steps.filter(isStep).map((step) => [`${name} ${step.id}`, step] as const),
);

test.each(steps)('reports the missing answers of %s as codes', (_, { schema }) => {
  const { error } = schema.safeParse({});
  const messages = (error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`);
  expect(messages.filter((message) => !/: [a-z0-9]+(-[a-z0-9]+)*$/.test(message))).toEqual([]);
});
