import type { CallError } from '@quayside/api/errors';
import { getPathAfterSubmission } from './after-submission.ts';
import type { FlowRuntime } from './flow-runtime/flow-runtime.ts';

/**
 * Submits the application and resolves to the next path. Use it in `finish` of a flow's last step, and on pages that submit again. The page does not change
 * until the next one is shown. If an answer is missing, reloads the application and resolves to the path of that step. After a conflict, reloads the
 * application and rejects, so that the customer can retry. Rejects with CallError.
 */
export const submitApplication = (runtime: FlowRuntime): Promise<string> =>
  runtime.leave(async () => {
    try {
      await runtime.submit();
      return getPathAfterSubmission(runtime);
    } catch (error) {
      const { messageKey } = error as Partial<CallError>;
      if (messageKey === 'conflict' || messageKey === 'incomplete') await runtime.refresh();
      if (messageKey === 'incomplete') return runtime.navigator.path;
      throw error;
    }
  });
