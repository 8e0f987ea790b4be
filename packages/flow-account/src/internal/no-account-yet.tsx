import { useFlow } from '@quayside/flow/flow-context';
import { OpeningFirst, useOpeningStage } from '@quayside/flow/opening-first';

/** In place of what only an open account has: how far its opening is, and the way on. */
export function NoAccountYet() {
  const { caller } = useFlow();
  return <OpeningFirst stage={useOpeningStage(caller)} />;
}
