import type { Application } from '@quayside/contract/application';
import { reasons as catalogue, isReasonCode } from '@quayside/contract/reasons';

/** Whether the customer may apply again after this failure of an application. */
export const mayApplyAgain = (failure: Application['failure']): boolean =>
  isReasonCode(failure?.code) && catalogue[failure.code] === 'retry';
