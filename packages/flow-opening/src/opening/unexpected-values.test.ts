import { checkStep, findMistypedValue, type StepAnswers, saveAnswers } from '@quayside/rules/journey';
import { completeAnswers, completeFacts, openingDate } from '@quayside/rules/testing/complete-opening';
import { expect, test } from 'vitest';
import { openingJourney } from './opening-rules.ts';

/** Values that no list of ids contains: an unknown id, an empty text, null, and names of object properties. */
const words = ['x', '', 'constructor', '__proto__', null];

/** Returns a copy of the answers for each text and list entry at any depth. Each copy has `other` instead of one of them. */
function withEach(value: unknown, other: unknown): unknown[] {
  if (typeof value === 'string') return [other];
  if (Array.isArray(value))
    return value.flatMap((one, at) => [other, ...withEach(one, other)].map((changed) => value.with(at, changed)));
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([name, one]) =>
    withEach(one, other).map((changed) => ({ ...value, [name]: changed })),
  );
}

const steps = openingJourney.steps.flatMap((step) =>
  'id' in step && completeAnswers[step.id] ? [[step.id, step] as const] : [],
);

test.each(steps)('F52 the rules of the step %s do not throw for unexpected values', (id, step) => {
  const all = openingJourney.steps.filter((one) => 'id' in one);
  for (const word of words)
    for (const answers of withEach(completeAnswers[id], word) as StepAnswers[]) {
      if (findMistypedValue(step, answers) !== undefined) continue; // refused before the rules run
      const given = saveAnswers(all, completeAnswers, id, answers, (one) => one, completeFacts.documents);
      for (const other of all)
        expect(
          checkStep(other, { answers: given, facts: completeFacts, today: openingDate }),
          JSON.stringify(answers),
        ).toBeInstanceOf(Array);
    }
});
