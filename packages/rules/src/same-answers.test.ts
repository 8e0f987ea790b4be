import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { Step, StepAnswers } from './journey.ts';
import { sameAnswers } from './same-answers.ts';

const step: Step = {
  id: 'person',
  group: 'identity',
  schema: z.object({
    name: z.optional(z.string()),
    note: z.optional(z.nullable(z.string())),
    home: z.optional(z.object({ city: z.optional(z.string()), unit: z.optional(z.string()) })),
    held: z.optional(z.array(z.string())),
  }),
  check: () => [],
};

test.each<[string, StepAnswers | null, StepAnswers | null, boolean]>([
  ['nothing and nothing', null, null, true],
  ['nothing and no answers', null, {}, false],
  ['no answers and nothing', {}, null, false],
  ['the same text', { name: 'A' }, { name: 'A' }, true],
  ['another text', { name: 'A' }, { name: 'B' }, false],
  ['a missing text', { name: 'A' }, {}, false],
  ['an undefined text and a missing one', { name: undefined }, {}, true],
  ['a field that the step does not know', { name: 'A', other: 1 }, { name: 'A' }, true],
  ['another order of fields', { name: 'A', held: [] }, { held: [], name: 'A' }, true],
  ['another order of nested fields', { home: { city: 'X', unit: 'Y' } }, { home: { unit: 'Y', city: 'X' } }, true],
  ['swapped nested values', { home: { city: 'X', unit: 'Y' } }, { home: { city: 'Y', unit: 'X' } }, false],
  ['another order of a list', { held: ['a', 'b'] }, { held: ['b', 'a'] }, false],
  ['null and null', { note: null }, { note: null }, true],
])('to the server, %s', (_, one, other, same) => {
  expect(sameAnswers(step, one, other)).toBe(same);
});
