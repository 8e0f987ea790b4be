import type { StepAnswers } from '@quayside/rules/journey';
import { isSignedNow } from '@quayside/rules/w8ben-validity';

/**
 * Answers without the time of a signature that was not given now: neither back-dated nor dated ahead, so that it has to be given again. One that was kept before
 * stays.
 */
export function withTrueSigningTime(given: StepAnswers, before: StepAnswers | undefined, now: Date): StepAnswers {
  const { signedAt, ...rest } = given;
  if (typeof signedAt !== 'string' || signedAt === before?.signedAt) return given;
  return isSignedNow(new Date(signedAt), now) ? given : rest;
}
