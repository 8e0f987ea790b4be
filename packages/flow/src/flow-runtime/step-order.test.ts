import type { Application } from '@quayside/contract/application';
import type { JourneyContext, Step } from '@quayside/rules/journey';
import { completeFacts, openingDate } from '@quayside/rules/testing/complete-opening';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { draftWith } from '../testing/test-runtime.ts';
import { canEditStep, findStepAfter, findStepBefore } from './step-order.ts';

const schema = z.object({ answer: z.string() });
const steps: readonly Step[] = [
  { id: 'name', group: 'identity', schema, requirement: 'identity' },
  { id: 'address', group: 'address', schema, requirement: 'contact' },
  { id: 'check', group: 'sign', schema, seals: true },
  { id: 'sign', group: 'sign', schema, seals: true },
];

const context = (...answered: readonly string[]): JourneyContext => ({
  answers: Object.fromEntries(answered.map((id) => [id, { answer: 'yes' }])),
  facts: { ...completeFacts, requirements: {} },
  today: openingDate,
});

describe('the step after a saved one', () => {
  test.each([
    [
      'returns the next step of a draft, with answers or without',
      'name',
      'draft',
      context('name', 'address'),
      'address',
    ],
    ['returns no step after the last one', 'sign', 'draft', context(), undefined],
    ['returns the next missing step after a rejection', 'name', 'action-needed', context('name'), 'address'],
    [
      'does not return a sealing step after a rejection, so that the customer reads it first',
      'name',
      'action-needed',
      context('name', 'address'),
      undefined,
    ],
    [
      'returns the missing step after an unknown step and a rejection',
      'x',
      'action-needed',
      context('name'),
      'address',
    ],
    [
      'does not return a sealing step after an unknown step and a rejection',
      'x',
      'action-needed',
      context('name', 'address'),
      undefined,
    ],
    [
      'returns the next sealing step after a sealing step and a rejection',
      'check',
      'action-needed',
      context('name', 'address', 'check'),
      'sign',
    ],
  ] as const)('findStepAfter %s', (_, from, state, answered, leadsTo) => {
    expect(findStepAfter(steps, from, state, answered)?.id).toBe(leadsTo);
  });
});

describe('a conditional step', () => {
  const [name, address, ...seals] = steps as readonly [Step, Step, ...Step[]];
  const note: Step = { id: 'note', group: 'address', schema, optional: true, skipWhenSatisfied: true };
  const around = [name, note, { ...address, skipWhenSatisfied: true as const }, ...seals];

  test('skips a complete conditional step in both directions', () => {
    const answered = context('name', 'address');
    expect(findStepAfter(around, 'name', 'draft', answered)?.id).toBe('check');
    expect(findStepBefore(around, 'check', answered)?.id).toBe('name');
    expect(findStepBefore(around, 'note', answered)?.id).toBe('name');
    expect(findStepBefore(around, 'name', answered)).toBeUndefined();
  });

  test('shows an incomplete conditional step in both directions', () => {
    expect(findStepAfter(around, 'name', 'draft', context('name'))?.id).toBe('address');
    expect(findStepBefore(around, 'check', context('name'))?.id).toBe('address');
  });
});

describe('editable steps by state', () => {
  const sentBack = (reopened: boolean): Application => ({
    ...draftWith({}),
    state: 'action-needed',
    requirements: [{ id: 'contact', party: 'holder', status: 'provided', reopened }],
  });
  const all = context('name', 'address', 'check', 'sign');

  test.each([
    ['every step is editable in a draft', 'name', draftWith({}), true],
    ['no step is editable without an application', 'name', undefined, false],
    ['no step is editable under review', 'name', { ...draftWith({}), state: 'under-review' as const }, false],
    ['a reopened step is editable after a rejection', 'address', sentBack(true), true],
    ['a step of a provided item is not editable after a rejection', 'address', sentBack(false), false],
    ['a step of another requirement is not editable after a rejection', 'name', sentBack(true), false],
    ['a sealing step is editable after a rejection', 'check', sentBack(false), true],
    ['a step that does not apply is not editable after a rejection', 'other', sentBack(true), false],
  ] as const)('canEditStep: %s', (_, id, application, may) => {
    expect(canEditStep(steps, id, application, all)).toBe(may);
  });

  test('a step with missing answers is editable after a rejection', () => {
    expect(canEditStep(steps, 'name', sentBack(false), context('address'))).toBe(true);
  });
});
