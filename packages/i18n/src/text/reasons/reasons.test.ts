import { documentRequest } from '@quayside/rules/journeys/document-request';
import { informationChange } from '@quayside/rules/journeys/information-change';
import { joint } from '@quayside/rules/journeys/joint';
import { marginUpgrade } from '@quayside/rules/journeys/margin-upgrade';
import { opening } from '@quayside/rules/journeys/opening';
import { tierChange } from '@quayside/rules/journeys/tier-change';
import { w8ben } from '@quayside/rules/journeys/w8ben';
import { expect, test } from 'vitest';
import { reasons } from './reasons.ts';

const journeys = [opening, joint, w8ben, tierChange, marginUpgrade, informationChange, documentRequest];
const requirements = journeys
  .flatMap(({ steps }) => steps)
  .flatMap((one) => ('requirement' in one ? (one.requirement ?? []) : []));

test.each([...new Set(requirements)])('what a reviewer may send back has a name: %s', (requirement) =>
  expect(reasons.en).toHaveProperty([`requirement.${requirement}`]),
);
