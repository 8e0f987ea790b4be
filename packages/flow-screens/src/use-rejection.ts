import type { Rejection } from '@quayside/contract/application';
import { useFlow, useFlowState } from '@quayside/flow/flow-context';

/**
 * Returns the reason why a reviewer rejected a step, until the customer has corrected it. Returns undefined if the step was not rejected or cannot be edited.
 */
export function useRejection(step: string): Rejection | undefined {
  const { runtime } = useFlow();
  useFlowState();
  const requirement = runtime?.answers.requirementOf(step);
  if (requirement?.status !== 'rejected' || !runtime?.answers.canEdit(step)) return undefined;
  return requirement.reason ?? { code: 'other' };
}
