import { useFlow, useFlowState } from '@quayside/flow/flow-context';
import { getApplicableSteps } from '@quayside/rules/journey';
import { useW8benScope } from '../w8ben-scope.ts';

/** Returns whether a step of the form applies now, by its id without prefix. Returns false until the application is loaded. */
export function useIsApplicable(step: string): boolean {
  const { runtime } = useFlow();
  const { status } = useFlowState();
  const { prefix } = useW8benScope();
  if (status !== 'ready' || !runtime) return false;
  return getApplicableSteps(runtime.steps, runtime.answers.context()).some(({ id }) => id === `${prefix}${step}`);
}
