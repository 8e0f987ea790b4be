import { expect, test } from 'vitest';
import {
  FACE_TRIES_BEFORE_HANDHELD,
  MARGIN_UPGRADE,
  OPENING_MINUTES,
  REVIEW_RESULT_CHANNEL,
  REVIEW_WORKING_DAYS,
} from './limits.ts';

test('FAIL-04 opening takes within 5 minutes, review 1-3 working days', () => {
  expect(OPENING_MINUTES).toBe(5);
  expect(REVIEW_WORKING_DAYS).toEqual({ from: 1, to: 3 });
});

test('RULE-18 a margin upgrade waits for settlement and is reviewed in 1-3 working days', () => {
  expect(MARGIN_UPGRADE).toEqual({ waitsFor: 'settlement-of-stocks', reviewWorkingDays: { from: 1, to: 3 } });
});

test('RULE-21 results are notified by e-mail', () => expect(REVIEW_RESULT_CHANNEL).toBe('e-mail'));

test('STATE-03 the hand-held photo is offered after three failures', () => expect(FACE_TRIES_BEFORE_HANDHELD).toBe(3));
