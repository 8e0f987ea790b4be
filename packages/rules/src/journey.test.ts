import { describe, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { checkStep, ineligibility, type JourneyContext, type Step, type StepAnswers } from './journey.ts';
import { completeFacts, today } from './journeys/opening/complete-opening/complete-opening.ts';

const context = (answers: StepAnswers): JourneyContext => ({
  answers: { person: answers },
  facts: completeFacts,
  today,
});

describe('what the rules of a step see of answers that the form cannot hold', () => {
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
