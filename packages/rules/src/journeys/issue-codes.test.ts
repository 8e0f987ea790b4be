import { expect, test } from 'vitest';
import type { Part, Step } from '../journey.ts';
import { cfd } from './cfd/cfd.ts';
import { documentRequest } from './document-request/document-request.ts';
import { futures } from './futures/futures.ts';
import { informationChange } from './information-change/information-change.ts';
import { joint } from './joint/joint.ts';
import { marginUpgrade } from './margin-upgrade/margin-upgrade.ts';
import { opening } from './opening/opening.ts';
import { options } from './options/options.ts';
import { tierChange } from './tier-change/tier-change.ts';
import { w8ben } from './w8ben/w8ben.ts';
import { w8benModify } from './w8ben-modify/w8ben-modify.ts';
import { w8benUpdate } from './w8ben-update/w8ben-update.ts';

const journeys = [
  cfd,
  documentRequest,
  futures,
  informationChange,
  joint,
  marginUpgrade,
  opening,
  options,
  tierChange,
  w8ben,
  w8benModify,
  w8benUpdate,
];
const isStep = (one: Step | Part): one is Step => 'id' in one;
const steps = journeys.flatMap(({ name, steps }) =>
  steps.filter(isStep).map((step) => [`${name} ${step.id}`, step] as const),
);

test.each(steps)('what %s lacks is told in codes, never in the words of a library', (_, { schema }) => {
  const { error } = schema.safeParse({});
  const messages = (error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`);
  expect(messages.filter((message) => !/: [a-z0-9]+(-[a-z0-9]+)*$/.test(message))).toEqual([]);
});
