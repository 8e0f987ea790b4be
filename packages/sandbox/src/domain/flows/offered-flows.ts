import { createFlowRegistry } from './flow-registry.ts';
import { includedJourneys, journeys } from './journeys.ts';

/** Flows that this broker offers. */
export const offeredFlows = createFlowRegistry(journeys, includedJourneys);
