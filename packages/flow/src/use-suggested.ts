import { useFlow, useFlowState } from './flow-context.tsx';
import { useFormScope, useFormValue } from './form/form.tsx';
import { suggestedAnswers } from './suggested-answers.ts';

/**
 * Whether the answer at `path` is the one that others suggest (`suggests` of the step's rule) and can still be edited. It follows them until the customer
 * edits it. The screen starts with it (`suggestedStart` as `defaults`).
 */
export function useSuggested(step: string, path: string): boolean {
  const { runtime } = useFlow();
  const { store, readOnly } = useFormScope();
  useFlowState();
  const value = useFormValue<string>(path);
  return !readOnly && Boolean(value) && suggestedAnswers(runtime, step, store.values)[path] === value;
}
