import { openingJourney } from '@quayside/flow-opening/internals/rules';
import { w8ben } from '@quayside/flow-w8ben/rules';
import type { Journey, Step } from '@quayside/rules/journey';
import { createFlowRegistry, type FlowRegistry } from '../../domain/flows/flow-registry.ts';

/** The opening as it was in version 1: occupations were typed, and there was no question about holders. */
const openingOfVersion1: Journey = {
  ...openingJourney,
  version: 1,
  migrations: {},
  steps: openingJourney.steps.map((entry) =>
    'part' in entry || entry.id !== 'assets-info' ? entry : withTypedOccupation(entry),
  ),
};

function withTypedOccupation(step: Step): Step {
  return {
    ...step,
    check: (answers, context) => (step.check?.(answers, context) ?? []).filter(({ path }) => path !== 'occupation'),
  };
}

/** Flows of older builds by journey version, for seeding drafts of that time. */
export const flowsByVersion: Readonly<Record<1, FlowRegistry>> = {
  1: createFlowRegistry([openingOfVersion1], { w8ben }),
};
