import { useFlow, useFlowState } from '@quayside/flow/flow-context';
import { Notice } from '@quayside/ui/notice';

/** Renders the note of a reviewer who requested this step. Renders nothing without a note, or once the step is no longer due. */
export function RequestNote({ step }: { step: string }) {
  const { runtime } = useFlow();
  useFlowState();
  const requirement = runtime?.answers.requirementOf(step);
  const note = requirement?.status === 'due' ? requirement.reason?.note : undefined;
  return note ? <Notice tone="info">{note}</Notice> : null;
}
