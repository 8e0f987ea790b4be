import type { StepAnswers } from '@quayside/rules/journey';
import { describe, expect, test } from 'vitest';
import { hasEarly } from './has-early.ts';

describe('what was typed before the application was loaded', () => {
  const early = { values: { name: 'A', home: { city: 'X' } }, paths: ['name', 'home.city'] };

  test.each<[string, StepAnswers | null, boolean]>([
    ['has arrived where every typed field is saved', { name: 'A', home: { city: 'X', unit: 'Y' } }, true],
    ['has not where one field differs', { name: 'A', home: { city: 'Z' } }, false],
    ['has not where the first field differs', { name: 'B', home: { city: 'X' } }, false],
    ['has not where nothing is saved', null, false],
  ])('%s', (_, saved, arrived) => {
    expect(hasEarly(early, saved)).toBe(arrived);
  });
});
