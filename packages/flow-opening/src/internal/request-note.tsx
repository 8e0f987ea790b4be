import { useFlow, useFlowState } from '@quayside/flow/flow-context';
import { Notice } from '@quayside/ui/notice';

/** The reviewer's own words for what they ask for. Nothing where there are none, or where the step says already why it came back. */
export function RequestNote({ step }: { step: string }) {
  const { runtime } = useFlow();
  useFlowState();
  const requirement = runtime?.requirementOf(step);
  const note = requirement?.status === 'due' ? requirement.reason?.note : undefined;
  return note ? <Notice tone="info">{note}</Notice> : null;
}
