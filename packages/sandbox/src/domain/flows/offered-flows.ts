import { createFlowRegistry } from './flow-registry.ts';
import { includedJourneys, journeys } from './journeys.ts';

/** The registry of the flows that this broker offers. */
export const offeredFlows = createFlowRegistry(journeys, includedJourneys);
