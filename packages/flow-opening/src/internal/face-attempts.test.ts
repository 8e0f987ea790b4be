import { faceAttemptsBeforeHandheld as rule } from '@quayside/rules/journeys/opening';
import { expect, test } from 'vitest';
import { faceAttemptsBeforeHandheld } from './face-attempts.ts';

test('STATE-03 the hand-held photo is offered after as many failures as the journey says', () => {
  expect(faceAttemptsBeforeHandheld).toBe(rule);
});
