import type { StepAnswers } from '@quayside/rules/journey';
import { describe, expect, test } from 'vitest';
import { hasEarly } from './has-early.ts';

describe('input from before the application loaded', () => {
  const early = { values: { name: 'A', home: { city: 'X' } }, paths: ['name', 'home.city'] };

  test.each<[string, StepAnswers | null, boolean]>([
    ['is on the server if every typed field is saved', { name: 'A', home: { city: 'X', unit: 'Y' } }, true],
    ['is not on the server if one field differs', { name: 'A', home: { city: 'Z' } }, false],
    ['is not on the server if the first field differs', { name: 'B', home: { city: 'X' } }, false],
    ['is not on the server if nothing is saved', null, false],
  ])('%s', (_, saved, arrived) => {
    expect(hasEarly(early, saved)).toBe(arrived);
  });
});
