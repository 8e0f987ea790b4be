import { useFlowState } from '@quayside/flow/flow-context';
import type { W8benLines } from '../lines/form-schema.ts';
import { useW8benScope } from '../w8ben-scope.ts';

/** The saved lines, or why there are none. `empty`: the application is loaded, but the form has no answers. */
export type SavedForm =
  | { readonly status: 'loading' | 'failed' | 'empty' }
  | { readonly status: 'saved'; readonly lines: W8benLines };

/** Returns the lines of the form that the server has saved, and follows later changes. */
export function useSavedForm(): SavedForm {
  const state = useFlowState();
  const { prefix } = useW8benScope();
  if (state.status !== 'ready') return { status: state.status };
  const lines = state.application.answers[`${prefix}form`];
  return lines ? { status: 'saved', lines: lines } : { status: 'empty' };
}
