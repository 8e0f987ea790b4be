import { cfd } from '@quayside/rules/journeys/cfd';
import { documentRequest } from '@quayside/rules/journeys/document-request';
import { futures } from '@quayside/rules/journeys/futures';
import { informationChange } from '@quayside/rules/journeys/information-change';
import { joint } from '@quayside/rules/journeys/joint';
import { marginUpgrade } from '@quayside/rules/journeys/margin-upgrade';
import { opening } from '@quayside/rules/journeys/opening';
import { options } from '@quayside/rules/journeys/options';
import { tierChange } from '@quayside/rules/journeys/tier-change';
import { w8ben } from '@quayside/rules/journeys/w8ben';
import { w8benModify } from '@quayside/rules/journeys/w8ben-modify';
import { w8benUpdate } from '@quayside/rules/journeys/w8ben-update';
import { createFlowBook } from './flow-registry.ts';

/** Flows that this broker offers. */
export const offeredFlows = createFlowBook(
  [
    opening,
    joint,
    options,
    futures,
    cfd,
    tierChange,
    marginUpgrade,
    informationChange,
    documentRequest,
    w8benModify,
    w8benUpdate,
  ],
  { w8ben },
);
