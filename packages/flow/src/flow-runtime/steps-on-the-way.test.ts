import type { Application } from '@quayside/contract/application';
import type { JourneyContext, Step } from '@quayside/rules/journey';
import { completeFacts, today } from '@quayside/rules/testing/complete-opening';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { draftWith } from '../testing/test-runtime.ts';
import { mayEdit, stepBefore, stepBehind } from './steps-on-the-way.ts';

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
  today,
});

describe('the step after one that was saved', () => {
  test.each([
    ['in a draft it is the next, answered or not', 'name', 'draft', context('name', 'address'), 'address'],
    ['behind the last there is none', 'sign', 'draft', context(), undefined],
    ['sent back, it is the next that is missing', 'name', 'action-needed', context('name'), 'address'],
    [
      'sent back, an answer does not lead to a seal: the customer looks at what was sent back first',
      'name',
      'action-needed',
      context('name', 'address'),
      undefined,
    ],
    [
      'sent back, behind a step that does not exist is what is missing',
      'x',
      'action-needed',
      context('name'),
      'address',
    ],
    [
      'sent back, behind a step that does not exist is no seal',
      'x',
      'action-needed',
      context('name', 'address'),
      undefined,
    ],
    ['sent back, a seal leads to the next', 'check', 'action-needed', context('name', 'address', 'check'), 'sign'],
  ] as const)('%s', (_, from, state, answered, leadsTo) => {
    expect(stepBehind(steps, from, state, answered)?.id).toBe(leadsTo);
  });
});

describe('a step beside the way', () => {
  const [name, address, ...seals] = steps as readonly [Step, Step, ...Step[]];
  const note: Step = { id: 'note', group: 'address', schema, optional: true, beside: true };
  const around = [name, note, { ...address, beside: true as const }, ...seals];

  test('is passed by in both directions while it is satisfied', () => {
    const answered = context('name', 'address');
    expect(stepBehind(around, 'name', 'draft', answered)?.id).toBe('check');
    expect(stepBefore(around, 'check', answered)?.id).toBe('name');
    expect(stepBefore(around, 'note', answered)?.id).toBe('name');
    expect(stepBefore(around, 'name', answered)).toBeUndefined();
  });

  test('is asked while it is not', () => {
    expect(stepBehind(around, 'name', 'draft', context('name'))?.id).toBe('address');
    expect(stepBefore(around, 'check', context('name'))?.id).toBe('address');
  });
});

describe('what may be edited', () => {
  const sentBack = (reopened: boolean): Application => ({
    ...draftWith({}),
    state: 'action-needed',
    requirements: [{ id: 'contact', party: 'holder', status: 'provided', reopened }],
  });
  const all = context('name', 'address', 'check', 'sign');

  test.each([
    ['everything in a draft', 'name', draftWith({}), true],
    ['nothing before there is an application', 'name', undefined, false],
    ['nothing under review', 'name', { ...draftWith({}), state: 'under-review' as const }, false],
    ['sent back: what was reopened', 'address', sentBack(true), true],
    ['sent back: not the rest', 'address', sentBack(false), false],
    ['sent back: not the step of another requirement', 'name', sentBack(true), false],
    ['sent back: a seal', 'check', sentBack(false), true],
    ['sent back: no step that does not apply', 'other', sentBack(true), false],
  ] as const)('%s', (_, id, application, may) => {
    expect(mayEdit(steps, id, application, all)).toBe(may);
  });

  test('sent back: what has to be answered again', () => {
    expect(mayEdit(steps, 'name', sentBack(false), context('address'))).toBe(true);
  });
});
