import type { CallError } from '@quayside/api/errors';
import { afterSubmission } from './after-submission.ts';
import type { FlowRuntime } from './flow-runtime/flow-runtime.ts';

/**
 * Submits the application and returns the next path, for the `finish` of a flow's last step and for pages that submit again. The page stays as it is until the
 * next one is shown. Reads changes from elsewhere first, so that a retry or the missing step can be shown.
 */
export const submitApplication = (runtime: FlowRuntime): Promise<string> =>
  runtime.leave(async () => {
    try {
      await runtime.submit();
      return afterSubmission(runtime);
    } catch (error) {
      const { messageKey } = error as Partial<CallError>;
      if (messageKey === 'conflict' || messageKey === 'incomplete') await runtime.refresh();
      if (messageKey === 'incomplete') return runtime.path;
      throw error;
    }
  });
