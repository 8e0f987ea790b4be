import { normaliseName } from '@quayside/values/internals/name';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { optionalText } from './field-shapes.ts';
import type { Step, StepAnswers } from './journey.ts';
import { normalisePostalCode } from './postal-code/postal-code.ts';
import { sameAnswers } from './same-answers.ts';

const step: Step = {
  id: 'person',
  group: 'identity',
  schema: z.object({
    name: z.optional(z.string()),
    kept: optionalText(66, normaliseName),
    homes: z.optional(z.array(z.object({ code: optionalText(20, normalisePostalCode) }))),
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
  ['a text as it was typed and as it is kept', { kept: ' ＴＡＮ  O’Ming ' }, { kept: "TAN O'Ming" }, true],
  ['another kept text', { kept: 'TAN' }, { kept: 'Tan' }, false],
  ['a text in a list', { homes: [{ code: '〒150ー0001' }, {}] }, { homes: [{ code: '150-0001' }, {}] }, true],
  ['a number where a text belongs', { kept: 7, homes: 7 }, { kept: 7, homes: 7 }, true],
  ['null and null', { note: null }, { note: null }, true],
])('compares saved and current answers: %s', (_, one, other, same) => {
  expect(sameAnswers(step, one, other)).toBe(same);
});
