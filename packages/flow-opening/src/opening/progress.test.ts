import { w8ben } from '@quayside/flow-w8ben/rules';
import { screenSeconds } from '@quayside/rules/internals/progress/screen-seconds';
import {
  type Answers,
  getApplicableSteps,
  getJourneySteps,
  initialFacts,
  type JourneyContext,
  type Step,
} from '@quayside/rules/journey';
import { getProgress, type ProgressOptions } from '@quayside/rules/progress';
import { completeMinor, minorDocuments } from '@quayside/rules/testing/complete-joint';
import { completeAnswers, completeFacts, openingDate } from '@quayside/rules/testing/complete-opening';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { createManualContext, manualSteps } from '../testing/manual-opening.ts';
import { jointJourney } from './joint-rules.ts';

const stepOf = (id: string, group: string, more: Partial<Step> = {}): Step => ({
  id,
  group,
  schema: z.object({ text: z.string() }),
  ...more,
});
const steps = [
  stepOf('a', 'one'),
  stepOf('read-me', 'one', { skipWhenSatisfied: true }),
  stepOf('b', 'one', { when: ({ answers }) => answers.a?.text !== 'no b' }),
  stepOf('c', 'two'),
];
const given = { text: 'x' };
const context = (answers: Answers): JourneyContext => ({ answers, facts: initialFacts, today: openingDate });
const at = (id: string, answers: Answers, more = {}) => getProgress(steps, id, context(answers), more);

describe('progress segments', () => {
  type Expected = { readonly number: number; readonly of: number; readonly done: readonly number[] };
  test.each<[string, string, Answers, ProgressOptions, Expected]>([
    ['are empty at the start', 'a', {}, {}, { number: 1, of: 2, done: [0, 0] }],
    ['count the complete steps of a group', 'b', { a: given }, {}, { number: 2, of: 2, done: [0.5, 0] }],
    ['are full after the last step of a group', 'c', { a: given, b: given }, {}, { number: 1, of: 1, done: [1, 0] }],
    ['ignore steps that do not apply', 'a', { a: { text: 'no b' } }, {}, { number: 1, of: 1, done: [1, 0] }],
    ['count an optional step while it is open', 'read-me', {}, {}, { number: 2, of: 3, done: [0, 0] }],
    ['stay filled when the customer goes back', 'a', { a: given, b: given }, {}, { number: 1, of: 2, done: [1, 0] }],
    [
      'count the pages of the current step',
      'a',
      {},
      { screen: { number: 3, of: 4 } },
      { number: 3, of: 5, done: [0.4, 0] },
    ],
    [
      'count the pages that the customer has seen',
      'b',
      { a: given },
      { seen: { a: 3 } },
      { number: 4, of: 4, done: [0.75, 0] },
    ],
    ['ignore incomplete steps', 'c', { a: given, b: {} }, {}, { number: 1, of: 1, done: [0.5, 0] }],
  ])('progress segments %s', (_, id, answers, more, { number, of, done }) => {
    const progress = at(id, answers, more);
    expect(progress).toMatchObject({ number, of });
    expect(progress?.groups.map((one) => one.done)).toEqual(done);
  });

  test('progress segments match the groups of the opening and its question pages', () => {
    const { risklevel: _, ...before } = completeAnswers;
    const progress = getProgress(manualSteps, 'risklevel', createManualContext(before));
    expect(progress?.groups.map(({ group }) => group)).toEqual([
      'identity',
      'contact',
      'finances',
      'experience',
      'account',
      'documents',
      'tax',
      'face',
      'sign',
    ]);
    const pages = screenSeconds['assets-select']?.length ?? 0;
    const total = pages + (screenSeconds.risklevel?.length ?? 0);
    expect(progress).toMatchObject({ group: 'experience', number: pages + 1 });
    expect(progress?.groups[3]?.done).toBeCloseTo(pages / total);
    const together = getProgress(manualSteps, 'risklevel', createManualContext(), { questions: 'all-on-one-page' });
    expect(together, 'with all questions of a step on one page').toMatchObject({ number: 2, of: 2 });
  });

  test('progress segments omit the optional steps of the W-8BEN', () => {
    const tax = getProgress(manualSteps, 'w8ben.form', createManualContext());
    expect(tax).toMatchObject({ group: 'tax', number: 1, of: 2 });
  });

  test('progress segments are undefined at a step that does not apply', () => {
    expect(at('x', {})).toBeUndefined();
    expect(at('b', { a: { text: 'no b' } })).toBeUndefined();
  });
});

describe('remaining minutes', () => {
  const seconds = (...ids: string[]) => ids.flatMap((id) => screenSeconds[id] ?? []).reduce((all, one) => all + one, 0);
  const left = (id: string, answers: Answers, more = {}) =>
    getProgress(manualSteps, id, createManualContext(answers), more)?.minutesLeft;
  const without = (...ids: string[]) =>
    Object.fromEntries(Object.entries(completeAnswers).filter(([id]) => !ids.includes(id)));

  test('the remaining minutes add up the remaining screens, rounded up', () => {
    const all = getApplicableSteps(manualSteps, createManualContext({})).filter(
      ({ skipWhenSatisfied }) => !skipWhenSatisfied,
    );
    expect(left('choose', {})).toBe(Math.ceil(seconds(...all.map(({ id }) => id)) / 60));
    const closing = ['face-recognition', 'face-h5', 'agreement-info', 'check-answers', 'sign-info'];
    expect(left('face-recognition', without(...closing))).toBe(Math.ceil(seconds(...closing) / 60));
  });

  test('the remaining minutes are 0 below one minute', () => {
    expect(seconds('sign-info')).toBeLessThan(60);
    expect(left('sign-info', without('sign-info'))).toBe(0);
  });

  test('the progress bar shows half minutes, then screens, and one screen at the signature alone', () => {
    const bar = (id: string, ...missing: string[]) =>
      getProgress(manualSteps, id, createManualContext(without(...missing)))?.left;
    const closing = ['agreement-info', 'check-answers', 'sign-info'];
    expect(bar('choose', ...Object.keys(completeAnswers))).toEqual({
      minutes:
        Math.ceil(
          seconds(
            ...getApplicableSteps(manualSteps, createManualContext({}))
              .filter(({ skipWhenSatisfied }) => !skipWhenSatisfied)
              .map(({ id }) => id),
          ) / 30,
        ) / 2,
    });
    expect(bar('agreement-info', ...closing)).toEqual({ screens: 3 });
    expect(bar('check-answers', 'check-answers', 'sign-info')).toEqual({ screens: 2 });
    expect(bar('sign-info', 'sign-info')).toEqual({ screens: 1 });
  });

  test('the time left never increases, and falls within any six screens of an opening', () => {
    const path = getApplicableSteps(manualSteps, createManualContext({})).filter(
      ({ skipWhenSatisfied }) => !skipWhenSatisfied,
    );
    const figures = path.flatMap(({ id }, index) => {
      const answers = Object.fromEntries(path.slice(0, index).map((step) => [step.id, completeAnswers[step.id]]));
      const of = screenSeconds[id]?.length ?? 1;
      return Array.from({ length: of }, (_, page) => {
        const bar = getProgress(manualSteps, id, createManualContext(answers), {
          screen: { number: page + 1, of },
        })?.left;
        return bar === undefined ? Number.NaN : 'minutes' in bar ? bar.minutes : bar.screens / 60;
      });
    });
    expect(figures.filter((figure, index) => figure > (figures[index - 1] ?? Infinity))).toEqual([]);
    expect(figures.filter((figure, index) => figure >= (figures[index - 6] ?? Infinity))).toEqual([]);
  });

  test('the remaining minutes decrease with each page of a step', () => {
    const from = (number: number, of: number) => left('assets-info', {}, { screen: { number, of } }) ?? Number.NaN;
    expect(from(9, 9)).toBeLessThan(from(1, 9));
    expect(from(6, 6)).toBeLessThan(from(1, 6));
    expect(from(1, 6), 'fewer pages take less time').toBeLessThanOrEqual(from(1, 9));
  });

  test('the remaining minutes are the same if a step has all questions on one page', () => {
    expect(left('choose', {}, { questions: 'all-on-one-page' })).toBe(left('choose', {}));
  });

  test('the remaining minutes are undefined for a screen without a measurement', () => {
    const minor = { ...completeFacts, documents: minorDocuments, holder: { role: 'joint-minor' } } as const;
    const { 'sign-info': _, ...unsigned } = completeMinor;
    const ofMinor = { answers: unsigned, facts: minor, today: openingDate };
    expect(getProgress(getJourneySteps(jointJourney, { w8ben }), 'sign-info', ofMinor)?.minutesLeft).toBe(0);
    expect(at('a', {})?.minutesLeft).toBeUndefined();
  });
});
