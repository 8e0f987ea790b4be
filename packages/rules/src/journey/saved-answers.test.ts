import { normaliseName } from '@quayside/values/internals/name';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { optionalText, text } from '../field-shapes.ts';
import { advice, issue } from '../issue.ts';
import {
  type Answers,
  checkStep,
  defineJourney,
  getJourneySteps,
  initialFacts,
  isReachable,
  type Journey,
  type JourneyContext,
  type Migration,
  migrateAnswers,
  type Step,
  type StepRule,
  saveAnswers,
  UnknownJourneyError,
} from '../journey.ts';
import { openingDate } from '../testing/complete-opening/complete-opening.ts';

const ruleOf = (id: string, more: Partial<StepRule> = {}): StepRule => ({
  id,
  schema: z.object({ text: z.optional(z.string()), copy: z.optional(z.string()) }),
  ...more,
});
const stepOf = (id: string, more: Partial<Step> = {}): Step => ({ ...ruleOf(id), group: 'one', ...more });
const context = (answers: Answers): JourneyContext => ({ answers, facts: initialFacts, today: openingDate });

describe('the order of a journey', () => {
  const journey: Journey = { name: 'whole', version: 1, steps: [stepOf('start'), { part: 'tax' }] };
  const tax: Journey = {
    name: 'tax',
    version: 1,
    steps: [stepOf('form'), stepOf('sign', { dependsOn: ['form'] })],
  };

  test('a journey includes the steps of a part with their dependencies', () => {
    const steps = getJourneySteps(journey, { tax });
    expect(steps.map(({ id, dependsOn }) => [id, dependsOn])).toEqual([
      ['start', undefined],
      ['tax.form', undefined],
      ['tax.sign', ['tax.form']],
    ]);
  });

  test('throws UnknownJourneyError when a part is not registered', () => {
    expect(() => getJourneySteps(journey, {})).toThrow(UnknownJourneyError);
  });

  test('throws an error with the id of a step that has no rule', () => {
    const definition = { name: 'whole', audience: 'visitor', steps: [{ step: 'start', group: 'one' }] } as never;
    expect(() => defineJourney(definition, { version: 1, rules: {} as never })).toThrow(/no rule for its step "start"/);
  });
});

describe('progress in a journey', () => {
  const steps = [stepOf('a'), stepOf('b'), stepOf('c', { group: 'two' }), stepOf('d', { group: 'two' })];
  const all = context({ a: {}, b: {}, c: {}, d: {} });

  test('a step that does not exist is not reachable', () => {
    expect([isReachable(steps, 'd', all), isReachable(steps, 'x', all)]).toEqual([true, false]);
  });
});

test('reports at most one error and one advice per field', () => {
  const found = [issue('text', 'enter-field'), advice('text', 'unusual'), issue('text', 'too-short')];
  expect(checkStep(stepOf('a', { check: () => found }), context({ a: {} }))).toEqual(found.slice(0, 2));
});

describe('issues of a schema', () => {
  const shape = z.object({
    code: z.optional(z.string().check(z.maxLength(3, 'too-long'), z.regex(/^\d*$/, 'digits'))),
  });

  test.each([
    ['1234', [{ path: 'code', code: 'too-long', values: { most: 3 } }]],
    ['a', [{ path: 'code', code: 'digits' }]],
    ['123', []],
  ])('for the answers %j, reports a limit only if the schema has one', (code, issues) => {
    expect(checkStep(stepOf('a', { schema: shape }), context({ a: { code } }))).toEqual(issues);
  });
});

describe('answers after saving a step', () => {
  const steps = [
    stepOf('a'),
    stepOf('b', { dependsOn: ['a'] }),
    stepOf('check', { seals: true }),
    stepOf('c'),
    stepOf('sign', { seals: true }),
  ];
  const given: Answers = { a: { text: '1' }, b: {}, check: { text: 'read' }, c: {}, sign: { text: 'signed' } };

  test('saving a step deletes all confirmations and the answers that depend on it', () => {
    expect(saveAnswers(steps, given, 'a', { text: '2' })).toEqual({ a: { text: '2' }, c: {} });
  });

  test('saving a step without a change deletes only the confirmations', () => {
    expect(saveAnswers(steps, given, 'a', { text: '1' })).toEqual({ a: { text: '1' }, b: {}, c: {} });
  });

  test('saving a changed confirmation deletes the later confirmations', () => {
    expect(saveAnswers(steps, given, 'check', { text: 'again' })).toEqual({
      a: { text: '1' },
      b: {},
      check: { text: 'again' },
      c: {},
    });
    expect(saveAnswers(steps, given, 'sign', { text: 'again' })).toEqual({ ...given, sign: { text: 'again' } });
  });

  test('saving an unchanged confirmation deletes nothing', () => {
    expect(saveAnswers(steps, given, 'check', { text: 'read' })).toEqual(given);
  });

  test('saving a step stores only the fields of its schema', () => {
    expect(saveAnswers(steps, {}, 'a', { text: '1', other: '2' })).toEqual({ a: { text: '1' } });
  });

  test('saving a step normalises texts by its schema, and leaves values of a wrong type unchanged', () => {
    const schema = z.object({ text: text('enter-field', 66, normaliseName), list: z.array(optionalText()) });
    const step = stepOf('a', { schema });
    expect(saveAnswers([step], {}, 'a', { text: ' ＴＡＮ  Ｏ’Ｍｉｎｇ', list: ['x\uD800', 'y'] })).toEqual({
      a: { text: "TAN O'Ming", list: ['x\uFFFD', 'y'] },
    });
    expect(saveAnswers([step], {}, 'a', { text: 7, list: 'x' })).toEqual({ a: { text: 7, list: 'x' } });
  });

  test('saving leaves answers to steps of other versions in place', () => {
    const older = { ...given, old: { field: 'x' } };
    expect(saveAnswers(steps, older, 'check', { text: 'read' })).toEqual(older);
    expect(saveAnswers(steps, { old: { field: 'x' } }, 'a', { text: '1' })).toEqual({
      a: { text: '1' },
      old: { field: 'x' },
    });
    expect(saveAnswers(steps, given, 'old', { field: 'x' })).toEqual({
      a: { text: '1' },
      b: {},
      c: {},
      old: { field: 'x' },
    });
  });

  test('saving a step updates the steps that follow it, but not the step itself', () => {
    const syncAnswers: Step['syncAnswers'] = (own, _, after) => ({ ...own, copy: after.a?.text });
    const following = [stepOf('a', { syncAnswers }), stepOf('b', { syncAnswers }), stepOf('c', { syncAnswers })];
    expect(saveAnswers(following, { a: {}, b: {} }, 'a', { text: '1' })).toEqual({
      a: { text: '1' },
      b: { copy: '1' },
    });
  });
});

describe('answers of an older version', () => {
  const rename: Migration = (answers) => ({
    answers: { b: answers.a },
    changes: [{ step: 'b', code: 'renamed', effect: 'look' }],
  });
  const unwanted: Migration = () => ({ answers: {}, changes: [] });
  const journey = (version: number, migrations?: Journey['migrations']): Journey => ({
    name: 'whole',
    version,
    steps: [],
    ...(migrations ? { migrations } : {}),
  });
  const given: Answers = { a: { text: '1' } };

  test('older answers are migrated from version to version', () => {
    expect(migrateAnswers(journey(3, { 2: rename, 3: unwanted }), given, 1)).toEqual({
      answers: { b: { text: '1' } },
      changes: [{ step: 'b', code: 'renamed', effect: 'look' }],
    });
  });

  test.each([
    ['of this version', journey(2, { 1: unwanted, 2: unwanted }), 2],
    ['of a newer version', journey(1, { 1: unwanted }), 2],
    ['of a journey without migrations', journey(2), 1],
  ])('migration does not change answers %s', (_, to, from) => {
    expect(migrateAnswers(to, given, from)).toEqual({ answers: given, changes: [] });
  });
});
