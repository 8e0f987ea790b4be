import { expect, test } from 'vitest';
import { FACE_TRIES_BEFORE_HANDHELD, REVIEW_WORKING_DAYS } from './limits.ts';

test('takes 1-3 working days for a review', () => {
  expect(REVIEW_WORKING_DAYS).toEqual({ from: 1, to: 3 });
});

test('offers the hand-held photo after three failures', () => expect(FACE_TRIES_BEFORE_HANDHELD).toBe(3));
