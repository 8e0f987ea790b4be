import { createFlowBook } from './flow-registry.ts';
import { journeys, parts } from './journeys.ts';

/** Flows that this broker offers. */
export const offeredFlows = createFlowBook(journeys, parts);
