import type { Application } from '@quayside/contract/application';
import { reasonKinds as catalogue, isReasonCode } from '@quayside/contract/reasons';

/** Returns whether the customer may apply again, by the reason of the failure. Unknown reasons do not allow it. */
export const mayApplyAgain = (failure: Application['failure']): boolean =>
  isReasonCode(failure?.code) && catalogue[failure.code] === 'retry';

/**
 * Returns the outcome of a failed application: final, apply again after contact with customer service, or apply again. A reviewer's note or a request for
 * information requires contact first.
 */
export function getRefusalOutcome(
  failure: Application['failure'],
): 'refused' | 'refused-call-first' | 'refused-may-retry' {
  if (!mayApplyAgain(failure)) return 'refused';
  return failure?.note || failure?.code === 'more-information' ? 'refused-call-first' : 'refused-may-retry';
}
