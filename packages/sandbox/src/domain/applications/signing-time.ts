import { isSignedNow } from '@quayside/rules/internals/w8ben-validity';
import type { StepAnswers } from '@quayside/rules/journey';

/** Removes a new signing time that is not the present, so that the customer signs again. An unchanged time stays. */
export function removeInvalidSigningTime(given: StepAnswers, before: StepAnswers | undefined, now: Date): StepAnswers {
  const { signedAt, ...rest } = given;
  if (typeof signedAt !== 'string' || signedAt === before?.signedAt) return given;
  return isSignedNow(new Date(signedAt), now) ? given : rest;
}
