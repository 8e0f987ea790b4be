import type { Application } from '@quayside/contract/application';
import { reasonKinds as catalogue, isReasonCode } from '@quayside/contract/reasons';

/** Returns whether the reason of a failed application allows the customer to apply again. Returns false for an unknown reason. */
export const mayApplyAgain = (failure: Application['failure']): boolean =>
  isReasonCode(failure?.code) && catalogue[failure.code] === 'retry';

/**
 * Returns the outcome of a failed application: `refused` is final, and `refused-may-retry` allows another application. With a reviewer's note or a request for
 * information, it is `refused-call-first`: the customer contacts customer service first.
 */
export function getRefusalOutcome(
  failure: Application['failure'],
): 'refused' | 'refused-call-first' | 'refused-may-retry' {
  if (!mayApplyAgain(failure)) return 'refused';
  return failure?.note || failure?.code === 'more-information' ? 'refused-call-first' : 'refused-may-retry';
}
