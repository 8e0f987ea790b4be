import { describe, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { type Issue, issue } from './issue.ts';
import {
  type Answers,
  checkStep,
  foreignValue,
  ineligibility,
  isSatisfied,
  type JourneyContext,
  joinJourney,
  noFacts,
  type Step,
  type StepAnswers,
  type StepRule,
} from './journey.ts';
import { completeFacts, today } from './testing/complete-opening/complete-opening.ts';

const context = (answers: StepAnswers): JourneyContext => ({
  answers: { person: answers },
  facts: completeFacts,
  today,
});

test('treats an untouched optional step as complete, but not an invalid one', () => {
  const required: StepRule = {
    id: 'extra',
    schema: z.object({ code: z.optional(z.string()) }),
    check: () => [issue('code', 'enter-field')],
  };
  const step: StepRule = { ...required, optional: true };
  const context = (answers: Answers): JourneyContext => ({ answers, facts: noFacts, today });
  expect(isSatisfied(step, context({}))).toBe(true);
  expect(isSatisfied(step, context({ extra: { code: '?' } }))).toBe(false);
  expect(isSatisfied(required, context({}))).toBe(false);
});

describe('removes invalid values before the rules of a step run', () => {
  const seen = vi.fn<(answers: StepAnswers) => void>();
  const step: Step = {
    id: 'person',
    group: 'identity',
    schema: z.object({ name: z.string(), size: z.union([z.literal('small'), z.object({ cm: z.number() })]) }),
    check: (answers) => {
      seen(answers);
      return [];
    },
    ineligible: (answers) => {
      seen(answers);
      return undefined;
    },
  };

  test.each([
    ['all of them, where they fit', { name: 'A', size: 'small' }, { name: 'A', size: 'small' }],
    ['no number in place of a text', { name: 1, size: 'small' }, { size: 'small' }],
    ['nothing that is none of several kinds', { name: 'A', size: 7 }, { name: 'A' }],
    ['what is half filled in', { size: 'small' }, { size: 'small' }],
  ])('F52 %s', (_, answers, left) => {
    seen.mockClear();
    checkStep(step, context(answers));
    ineligibility(step, answers, context(answers));
    expect(seen.mock.calls).toEqual([[left], [left]]);
  });
});

describe('invalid field values', () => {
  const step: Step = {
    id: 'person',
    group: 'identity',
    schema: z.object({
      name: z.optional(z.string()),
      size: z.optional(z.enum(['small', 'large'])),
      held: z.optional(z.array(z.object({ id: z.string() }))),
      unit: z.optional(z.union([z.literal('none'), z.object({ floor: z.number() })])),
      kind: z.optional(z.string().check(z.maxLength(3))),
    }),
    check: () => [],
  };

  test.each<[string, StepAnswers, string | undefined]>([
    ['all values fit', { name: 'A', size: 'small', unit: { floor: 1 } }, undefined],
    ['a number in place of a text', { name: 1 }, 'name'],
    ['an unknown choice, which a check reports', { size: 'middle' }, undefined],
    ['a number in place of a choice', { size: 1 }, 'size'],
    ['null, which is missing', { name: null, size: null }, undefined],
    ['an object without a field, which is missing', { held: [{}] }, undefined],
    ['null as an entry of a list', { held: [{ id: 'a' }, null] }, 'held.1'],
    ['a nested number in place of a text', { held: [{ id: 'a' }, { id: 2 }] }, 'held.1.id'],
    ['an unknown text where one kind is a text', { unit: 'some' }, undefined],
    ['a number where no kind is a number', { unit: 7 }, 'unit'],
    ['an object with a missing value, which a check reports', { unit: {} }, undefined],
    ['a text that is too long, which a check reports', { kind: 'long' }, undefined],
    ['the first of several', { kind: 'long', name: true }, 'name'],
  ])('%s', (_, answers, path) => {
    expect(foreignValue(step, answers)).toBe(path);
  });
});

describe('a step of a part', () => {
  const rule = (when?: Step['when']): Step => ({
    id: 'form',
    group: 'identity',
    schema: z.object({}),
    check: () => [],
    ...(when ? { when } : {}),
  });
  const empty = { rules: {}, version: 1, migrations: {} };
  const joined = (outer: Step['when'], inner: Step['when']) =>
    joinJourney(
      { ...empty, name: 'whole', steps: [{ part: 'tax', ...(outer ? { when: outer } : {}) }] },
      {
        tax: { ...empty, name: 'tax', steps: [rule(inner)] },
      },
    )[0];
  const [yes, no] = [() => true, () => false];

  test.each<[outer: Step['when'], inner: Step['when'], asked: boolean | undefined]>([
    [undefined, undefined, undefined],
    [yes, undefined, true],
    [no, undefined, false],
    [undefined, yes, true],
    [undefined, no, false],
    [yes, yes, true],
    [yes, no, false],
    [no, yes, false],
    [no, no, false],
  ])('applies when the part (%o) and the step (%o) apply', (outer, inner, asked) => {
    const step = joined(outer, inner);
    expect(step?.id).toBe('tax.form');
    expect(step?.when?.(context({}))).toBe(asked);
  });
});

test('checks a step once for each context', () => {
  const check = vi.fn<() => readonly Issue[]>(() => []);
  const step: StepRule = { id: 'person', schema: z.object({}), check };
  const answered = context({});
  expect(isSatisfied(step, answered)).toBe(true);
  expect(isSatisfied(step, answered)).toBe(true);
  expect(check).toHaveBeenCalledTimes(1);
  expect(isSatisfied(step, context({}))).toBe(true);
  expect(check).toHaveBeenCalledTimes(2);
});
