import { pathOf } from '@quayside/flow/define-flow';
import type { FlowRuntime } from '@quayside/flow/flow-runtime';

/** Under review, the success page; where another holder is not done yet, wherever the application stands. */
export const afterSubmission = (runtime: FlowRuntime): string =>
  runtime.application?.state === 'under-review' ? pathOf(runtime.flow, 'success') : runtime.path;
