import { useFlow } from '@quayside/flow/flow-context';
import { OpeningFirst, useOpeningStage } from '@quayside/flow/internals/opening-first';

/** Renders the progress of the opening and a link to its next step, on a screen that needs an open account. */
export function NoAccountYet() {
  const { caller } = useFlow();
  return <OpeningFirst stage={useOpeningStage(caller)} />;
}
