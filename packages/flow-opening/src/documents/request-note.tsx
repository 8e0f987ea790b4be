import { useFlow, useFlowState } from '@quayside/flow/flow-context';
import { Notice } from '@quayside/ui/notice';

/** Renders the reviewer's note, unless the step already shows why it was rejected. */
export function RequestNote({ step }: { step: string }) {
  const { runtime } = useFlow();
  useFlowState();
  const requirement = runtime?.requirementOf(step);
  const note = requirement?.status === 'due' ? requirement.reason?.note : undefined;
  return note ? <Notice tone="info">{note}</Notice> : null;
}
