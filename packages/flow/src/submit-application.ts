import type { CallError } from '@quayside/api/errors';
import { afterSubmission } from './after-submission.ts';
import type { FlowRuntime } from './flow-runtime/flow-runtime.ts';

/**
 * Submits the application and resolves to the next path, for the `finish` of a flow's last step and for pages that submit again. The page does not change
 * until the next one is shown. After a conflict, reloads the application so that the customer can retry. If an answer is missing, reloads the
 * application and resolves to the path of that step. Rejects with CallError.
 */
export const submitApplication = (runtime: FlowRuntime): Promise<string> =>
  runtime.leave(async () => {
    try {
      await runtime.submit();
      return afterSubmission(runtime);
    } catch (error) {
      const { messageKey } = error as Partial<CallError>;
      if (messageKey === 'conflict' || messageKey === 'incomplete') await runtime.refresh();
      if (messageKey === 'incomplete') return runtime.navigator.path;
      throw error;
    }
  });
