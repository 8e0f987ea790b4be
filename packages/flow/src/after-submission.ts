import type { FlowRuntime } from './flow-runtime/flow-runtime.ts';

/**
 * Returns the flow's success page for an application under review. Without one, and while another holder is not done, returns the page of the application's
 * state.
 */
export const afterSubmission = ({ flow, newest, path }: FlowRuntime): string => {
  const success = flow.screens.find(({ id }) => id === 'success')?.path;
  return newest?.state === 'under-review' && success ? success : path;
};
