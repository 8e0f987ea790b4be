import { useFlow, useFlowState } from './flow-context.tsx';
import { useFormScope, useFormValue } from './form/form.tsx';
import { suggestedAnswers } from './suggested-answers.ts';

/**
 * Returns whether the answer at `path` can be edited and equals the one that the step's rule suggests from other answers (`suggestAnswers`). The screen passes
 * `suggestedStart` in its `defaults`.
 */
export function useSuggested(step: string, path: string): boolean {
  const { runtime } = useFlow();
  const { store, readOnly } = useFormScope();
  useFlowState();
  const value = useFormValue<string>(path);
  return !readOnly && Boolean(value) && suggestedAnswers(runtime, step, store.values)[path] === value;
}
