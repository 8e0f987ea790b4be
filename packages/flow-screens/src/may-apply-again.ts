import type { Application } from '@quayside/contract/application';
import { reasons as catalogue, isReasonCode } from '@quayside/contract/reasons';

/** Whether the customer may apply again after this failure of an application. */
export const mayApplyAgain = (failure: Application['failure']): boolean =>
  isReasonCode(failure?.code) && catalogue[failure.code] === 'retry';

/** Returns what the customer can do after this failure: nothing, apply again once customer service has said what is missing, or apply again. A reviewer's note, or a request for information, comes before another application. */
export function refusalOf(failure: Application['failure']): 'refused' | 'refused-call-first' | 'refused-may-retry' {
  if (!mayApplyAgain(failure)) return 'refused';
  return failure?.note || failure?.code === 'more-information' ? 'refused-call-first' : 'refused-may-retry';
}
