import type { FlowRuntime } from './flow-runtime/flow-runtime.ts';

/** Under review, the flow's success page where it has one; else, and where another holder is not done yet, wherever the application stands. */
export const afterSubmission = ({ flow, application, path }: FlowRuntime): string => {
  const success = flow.screens.find(({ id }) => id === 'success')?.path;
  return application?.state === 'under-review' && success ? success : path;
};
