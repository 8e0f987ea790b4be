import { type FlowDefinition, ofSecondHolder, ownSteps, type Place } from './flow-definition.ts';
import { cfdDefinition } from './journeys/cfd/definition/definition.ts';
import { documentRequestDefinition } from './journeys/document-request/definition/definition.ts';
import { futuresDefinition } from './journeys/futures/definition/definition.ts';
import { informationChangeDefinition } from './journeys/information-change/definition/definition.ts';
import { jointDefinition } from './journeys/joint/definition/definition.ts';
import { marginUpgradeDefinition } from './journeys/margin-upgrade/definition/definition.ts';
import { openingDefinition } from './journeys/opening/definition/definition.ts';
import { optionsDefinition } from './journeys/options/definition/definition.ts';
import { tierChangeDefinition } from './journeys/tier-change/definition/definition.ts';
import { w8benDefinition } from './journeys/w8ben/definition/definition.ts';
import { w8benModifyDefinition } from './journeys/w8ben-modify/definition/definition.ts';
import { w8benUpdateDefinition } from './journeys/w8ben-update/definition/definition.ts';

/** The definition of every flow. */
export const flowDefinitions: readonly FlowDefinition[] = [
  openingDefinition,
  w8benDefinition,
  jointDefinition,
  optionsDefinition,
  futuresDefinition,
  cfdDefinition,
  informationChangeDefinition,
  tierChangeDefinition,
  marginUpgradeDefinition,
  documentRequestDefinition,
  w8benModifyDefinition,
  w8benUpdateDefinition,
];

/** The steps and other screens of every flow, including flows that an app does not offer. */
export const allPlaces: readonly Place[] = [
  ...flowDefinitions.flatMap((definition) => [...ownSteps(definition), ...Object.values(definition.screens)]),
  ...w8benDefinition.steps.map((place) => ofSecondHolder<Place>(place)),
];
