import { expect, test } from 'vitest';
import { FACE_TRIES_BEFORE_HANDHELD, REVIEW_WORKING_DAYS } from './limits.ts';

test('a review takes 1-3 working days', () => {
  expect(REVIEW_WORKING_DAYS).toEqual({ from: 1, to: 3 });
});

test('the hand-held photo is offered after three failures', () => expect(FACE_TRIES_BEFORE_HANDHELD).toBe(3));
