import { useFlow, useFlowState } from '@quayside/flow/flow-context';
import { applicable } from '@quayside/rules/journey';
import { useW8benScope } from '../w8ben-scope.ts';

/** Whether a step of the form is asked: whoever confirms the lines on file is not asked to fill them in. */
export function useIsAsked(step: string): boolean {
  const { runtime } = useFlow();
  const { status } = useFlowState();
  const { prefix } = useW8benScope();
  if (status !== 'ready' || !runtime) return false;
  return applicable(runtime.steps, runtime.context()).some(({ id }) => id === `${prefix}${step}`);
}
