import { w8ben } from '@quayside/flow-w8ben/rules';
import { fieldIssues } from '@quayside/i18n/internals/text/field-issues';
import { type Answers, checkStep, getJourneySteps, type StepAnswers } from '@quayside/rules/journey';
import {
  completeAnswers,
  completeFacts,
  openingDate,
  requestedAnswers,
} from '@quayside/rules/testing/complete-opening';
import { expect, test } from 'vitest';
import { openingJourney } from './opening-rules.ts';

const steps = getJourneySteps(openingJourney, { w8ben });
const all: Answers = { ...completeAnswers, ...requestedAnswers };

test.each(steps.map(({ id }) => id))('each unanswered field of the step %s has a specific message', (id) => {
  const step = steps.find((one) => one.id === id);
  if (!step) throw new RangeError(`No step ${id}.`);
  const lacking = [{}, ...withoutOne(all[id] ?? {})].flatMap((given) =>
    checkStep(step, { answers: { ...all, [id]: given as StepAnswers }, facts: completeFacts, today: openingDate }),
  );
  const generic = lacking
    .filter(({ code }) => code === 'enter-field' || code === 'select-field')
    .map(({ path, code }) => `${code}.${path.split('.').at(-1)}`);
  expect(generic.filter((key) => !(key in fieldIssues.en))).toEqual([]);
});

/** Returns a copy of the answers for each answer at any depth. Each copy lacks one answer, or has an empty text in its place. */
function withoutOne(answers: object): readonly object[] {
  return Object.entries(answers).flatMap(([key, value]) => {
    const others = Object.fromEntries(Object.entries(answers).filter(([other]) => other !== key));
    const inner = isGroup(value) ? withoutOne(value).map((part) => ({ ...answers, [key]: part })) : [];
    const listed = Array.isArray(value)
      ? value.flatMap((entry, index) =>
          isGroup(entry) ? withoutOne(entry).map((part) => ({ ...answers, [key]: value.with(index, part) })) : [],
        )
      : [];
    return [others, { ...answers, [key]: '' }, ...inner, ...listed];
  });
}

const isGroup = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
