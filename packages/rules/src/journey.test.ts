import { describe, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { type Issue, issue } from './issue.ts';
import {
  type Answers,
  checkStep,
  findMistypedValue,
  getIneligibility,
  getJourneySteps,
  initialFacts,
  isSatisfied,
  type JourneyContext,
  type Step,
  type StepAnswers,
  type StepRule,
} from './journey.ts';
import { completeFacts, openingDate } from './testing/complete-opening/complete-opening.ts';

const context = (answers: StepAnswers): JourneyContext => ({
  answers: { person: answers },
  facts: completeFacts,
  today: openingDate,
});

test('treats an untouched optional step as complete, but not an invalid one', () => {
  const required: StepRule = {
    id: 'extra',
    schema: z.object({ code: z.optional(z.string()) }),
    check: () => [issue('code', 'enter-field')],
  };
  const step: StepRule = { ...required, optional: true };
  const context = (answers: Answers): JourneyContext => ({ answers, facts: initialFacts, today: openingDate });
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
    ['all values of the right type', { name: 'A', size: 'small' }, { name: 'A', size: 'small' }],
    ['no number for a text', { name: 1, size: 'small' }, { size: 'small' }],
    ['no value that fits none of several types', { name: 'A', size: 7 }, { name: 'A' }],
    ['incomplete answers', { size: 'small' }, { size: 'small' }],
  ])('F52 passes to the rules %s', (_, answers, left) => {
    seen.mockClear();
    checkStep(step, context(answers));
    getIneligibility(step, answers, context(answers));
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
    ['none', { name: 'A', size: 'small', unit: { floor: 1 } }, undefined],
    ['a number for a text', { name: 1 }, 'name'],
    ['none for an unknown choice, which checkStep reports', { size: 'middle' }, undefined],
    ['a number for a choice', { size: 1 }, 'size'],
    ['none for null, which counts as missing', { name: null, size: null }, undefined],
    ['none for an object without a field', { held: [{}] }, undefined],
    ['null as an entry of a list', { held: [{ id: 'a' }, null] }, 'held.1'],
    ['a nested number for a text', { held: [{ id: 'a' }, { id: 2 }] }, 'held.1.id'],
    ['none for an unknown text if one type is a text', { unit: 'some' }, undefined],
    ['a number if no type is a number', { unit: 7 }, 'unit'],
    ['none for an object with a missing value', { unit: {} }, undefined],
    ['none for a text that is too long', { kind: 'long' }, undefined],
    ['only the first of several', { kind: 'long', name: true }, 'name'],
  ])('finds the first value of a wrong type: %s', (_, answers, path) => {
    expect(findMistypedValue(step, answers)).toBe(path);
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
    getJourneySteps(
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
  ])('a step of a part applies when the part (%o) and the step (%o) apply', (outer, inner, asked) => {
    const step = joined(outer, inner);
    expect(step?.id).toBe('tax.form');
    expect(step?.when?.(context({}))).toBe(asked);
  });
});

test('checks a step only once for each context', () => {
  const check = vi.fn<() => readonly Issue[]>(() => []);
  const step: StepRule = { id: 'person', schema: z.object({}), check };
  const answered = context({});
  expect(isSatisfied(step, answered)).toBe(true);
  expect(isSatisfied(step, answered)).toBe(true);
  expect(check).toHaveBeenCalledTimes(1);
  expect(isSatisfied(step, context({}))).toBe(true);
  expect(check).toHaveBeenCalledTimes(2);
});
