import { useFlow } from '@quayside/flow/flow-context';
import { OpenAccountFirst, useOpeningStage } from '@quayside/flow/internals/open-account-first';

/** Renders the progress of the opening and a link to its next step, on a screen that needs an open account. */
export function NoAccountYet() {
  const { caller } = useFlow();
  return <OpenAccountFirst stage={useOpeningStage(caller)} />;
}
