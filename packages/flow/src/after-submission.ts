import type { FlowRuntime } from './flow-runtime/flow-runtime.ts';

/**
 * Returns the path to show after a submission. An application under review leads to the flow's success page, if the flow has one. Otherwise returns the page of
 * the application's state, such as when the other holder has not submitted yet.
 */
export const getPathAfterSubmission = ({ flow, newest, navigator }: FlowRuntime): string => {
  const success = flow.screens.find(({ id }) => id === 'success')?.path;
  return newest?.state === 'under-review' && success ? success : navigator.path;
};
