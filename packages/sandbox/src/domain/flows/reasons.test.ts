import { documentRequest, informationChange, marginUpgrade, tierChange } from '@quayside/flow-account/internals/rules';
import { jointJourney, openingJourney } from '@quayside/flow-opening/internals/rules';
import { w8ben } from '@quayside/flow-w8ben/rules';
import { reasons } from '@quayside/i18n/internals/text/reasons';
import { expect, test } from 'vitest';

const journeys = [openingJourney, jointJourney, w8ben, tierChange, marginUpgrade, informationChange, documentRequest];
const requirements = journeys
  .flatMap(({ steps }) => steps)
  .flatMap((one) => ('requirement' in one ? (one.requirement ?? []) : []));

test.each([...new Set(requirements)])('names the review item %s', (requirement) =>
  expect(reasons.en).toHaveProperty([`requirement.${requirement}`]),
);
