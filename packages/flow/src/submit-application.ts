import type { CallError } from '@quayside/api/errors';
import { afterSubmission } from './after-submission.ts';
import type { FlowRuntime } from './flow-runtime/flow-runtime.ts';

/**
 * For the `finish` of a flow's last step: submits, and says where that leads. What changed elsewhere in the meantime is fetched, so that the next attempt
 * or the missing step can be shown.
 */
export async function submitApplication(runtime: FlowRuntime): Promise<string> {
  try {
    await runtime.submit();
    return afterSubmission(runtime);
  } catch (error) {
    const { messageKey } = error as Partial<CallError>;
    if (messageKey === 'conflict' || messageKey === 'incomplete') await runtime.refresh();
    if (messageKey === 'incomplete') return runtime.path;
    throw error;
  }
}
