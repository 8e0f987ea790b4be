import { documentRequest, informationChange, marginUpgrade, tierChange } from '@quayside/flow-account/internals/rules';
import { cfd, futures, options } from '@quayside/flow-derivatives/internals/rules';
import { jointJourney, openingJourney } from '@quayside/flow-opening/internals/rules';
import { w8ben, w8benModify, w8benUpdate } from '@quayside/flow-w8ben/rules';
import type { Journey } from '@quayside/rules/journey';

/** The journeys that this broker offers to customers. */
export const journeys: readonly Journey[] = [
  openingJourney,
  jointJourney,
  options,
  futures,
  cfd,
  tierChange,
  marginUpgrade,
  informationChange,
  documentRequest,
  w8benModify,
  w8benUpdate,
];

/** The journeys that are included in offered ones, by name. */
export const includedJourneys: Readonly<Record<string, Journey>> = { w8ben };
