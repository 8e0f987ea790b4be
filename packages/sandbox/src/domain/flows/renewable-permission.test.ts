import { documentRequest, marginUpgrade, tierChange } from '@quayside/flow-account/internals/rules';
import { options } from '@quayside/flow-derivatives/internals/rules';
import { w8benModify, w8benUpdate } from '@quayside/flow-w8ben/rules';
import { canRepeat } from '@quayside/rules/internals/repetition';
import type { CustomerFacts } from '@quayside/rules/prerequisites';
import { expect, test } from 'vitest';

const today = '2026-11-21';
const assessedOn = (assessedOn: string) =>
  ({ assessments: { car: { route: 'diploma', assessedOn, refusals: 'none' } } }) as unknown as CustomerFacts;

test.each([
  ['a change of tier', tierChange, true],
  ['a modified W-8BEN', w8benModify, true],
  ['a renewed W-8BEN', w8benUpdate, true],
  ['the margin upgrade', marginUpgrade, false],
  ['a document request', documentRequest, false],
] as const)('allows %s to start again after its approval: %o', (_, journey, repeats) => {
  expect(canRepeat(journey, undefined, today)).toBe(repeats);
});

test('renews a permission only after its assessment has expired', () => {
  expect(canRepeat(options, assessedOn('2023-11-20'), today)).toBe(true);
  expect(canRepeat(options, assessedOn('2026-11-20'), today)).toBe(false);
  expect(canRepeat(options, undefined, today)).toBe(false);
});
