import { checkStep, foreignValue, type StepAnswers, saveAnswers } from '@quayside/rules/journey';
import { completeAnswers, completeFacts, today } from '@quayside/rules/testing/complete-opening';
import { expect, test } from 'vitest';
import { opening } from './opening-rules.ts';

/** Texts that no list of ids has: an unknown id, an empty text, and property names of every object. */
const words = ['x', '', 'constructor', '__proto__', null];

/** The same answers with each of their texts and each entry of their lists, in turn, as another value. */
function withEach(value: unknown, other: unknown): unknown[] {
  if (typeof value === 'string') return [other];
  if (Array.isArray(value))
    return value.flatMap((one, at) => [other, ...withEach(one, other)].map((changed) => value.with(at, changed)));
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([name, one]) =>
    withEach(one, other).map((changed) => ({ ...value, [name]: changed })),
  );
}

const steps = opening.steps.flatMap((step) =>
  'id' in step && completeAnswers[step.id] ? [[step.id, step] as const] : [],
);

test.each(steps)('F52 %s handles any word in place of any answer', (id, step) => {
  const all = opening.steps.filter((one) => 'id' in one);
  for (const word of words)
    for (const answers of withEach(completeAnswers[id], word) as StepAnswers[]) {
      if (foreignValue(step, answers) !== undefined) continue; // refused before the rules run
      const given = saveAnswers(all, completeAnswers, id, answers, (one) => one, completeFacts.documents);
      for (const other of all)
        expect(
          checkStep(other, { answers: given, facts: completeFacts, today }),
          JSON.stringify(answers),
        ).toBeInstanceOf(Array);
    }
});
