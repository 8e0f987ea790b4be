import type { FlowRuntime } from './flow-runtime/flow-runtime.ts';

/**
 * Returns the path to show after a submission: the flow's success page if the application is under review. Returns the page of the application's
 * state if the flow has no success page, or if the other holder has not submitted yet.
 */
export const afterSubmission = ({ flow, newest, navigator }: FlowRuntime): string => {
  const success = flow.screens.find(({ id }) => id === 'success')?.path;
  return newest?.state === 'under-review' && success ? success : navigator.path;
};
