import { expect, test } from 'vitest';
import { documentRequest } from './journeys/document-request/document-request.ts';
import { marginUpgrade } from './journeys/margin-upgrade/margin-upgrade.ts';
import { options } from './journeys/options/options.ts';
import { tierChange } from './journeys/tier-change/tier-change.ts';
import { w8benModify } from './journeys/w8ben-modify/w8ben-modify.ts';
import { w8benUpdate } from './journeys/w8ben-update/w8ben-update.ts';
import type { CustomerFacts } from './prerequisites/prerequisites.ts';
import { mayRepeat } from './repetition.ts';

const today = '2026-11-21';
const assessedOn = (assessedOn: string) =>
  ({ assessments: { car: { route: 'diploma', assessedOn, refusals: 'none' } } }) as unknown as CustomerFacts;

test.each([
  ['a change of tier', tierChange, true],
  ['a modified W-8BEN', w8benModify, true],
  ['a renewed W-8BEN', w8benUpdate, true],
  ['the margin upgrade', marginUpgrade, false],
  ['documents that a reviewer asks for', documentRequest, false],
] as const)('%s, once approved, may be begun again: %o', (_, journey, repeats) => {
  expect(mayRepeat(journey, undefined, today)).toBe(repeats);
});

test('a permission is renewed once its assessment has expired, and not before', () => {
  expect(mayRepeat(options, assessedOn('2023-11-20'), today)).toBe(true);
  expect(mayRepeat(options, assessedOn('2026-11-20'), today)).toBe(false);
  expect(mayRepeat(options, undefined, today)).toBe(false);
});
