import type { Journey, Step } from '@quayside/rules/journey';
import { opening, openingRequestsOf, openingRequirements } from '@quayside/rules/journeys/opening';
import { w8ben } from '@quayside/rules/journeys/w8ben';
import { createFlowBook, type FlowRegistry } from '../applications/flow-registry.ts';

/** The opening before its occupation was a list: whatever was typed was good, and nobody was asked for holders. */
const openingOfVersion1: Journey = {
  ...opening,
  version: 1,
  migrations: {},
  steps: opening.steps.map((entry) =>
    'part' in entry || entry.id !== 'assets-info' ? entry : withTypedOccupation(entry),
  ),
};

function withTypedOccupation(step: Step): Step {
  return {
    ...step,
    check: (answers, context) => (step.check?.(answers, context) ?? []).filter(({ path }) => path !== 'occupation'),
  };
}

/** What a server of an older build offered: drafts of that time are made by it. */
export const flowsOfVersion: Readonly<Record<1, FlowRegistry>> = {
  1: createFlowBook(
    [{ journey: openingOfVersion1, requirements: openingRequirements, requests: openingRequestsOf, reads: {} }],
    { w8ben },
  ),
};
