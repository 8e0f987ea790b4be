import type { StepAnswers } from '@quayside/rules/journey';
import { describe, expect, test } from 'vitest';
import { areEarlyAnswersSaved } from './are-early-answers-saved.ts';

describe('input from before the application loaded', () => {
  const early = { values: { name: 'A', home: { city: 'X' } }, paths: ['name', 'home.city'] };

  test.each<[string, StepAnswers | null, boolean]>([
    ['returns true if every typed field is saved', { name: 'A', home: { city: 'X', unit: 'Y' } }, true],
    ['returns false if one field differs', { name: 'A', home: { city: 'Z' } }, false],
    ['returns false if the first field differs', { name: 'B', home: { city: 'X' } }, false],
    ['returns false if nothing is saved', null, false],
  ])('areEarlyAnswersSaved %s', (_, saved, arrived) => {
    expect(areEarlyAnswersSaved(early, saved)).toBe(arrived);
  });
});
