import { type FlowDefinition, getDirectSteps, type ScreenDefinition, toSecondHolderScreen } from './flow-definition.ts';
import { cfdDefinition } from './flow-definitions/cfd.ts';
import { documentRequestDefinition } from './flow-definitions/document-request.ts';
import { futuresDefinition } from './flow-definitions/futures.ts';
import { informationChangeDefinition } from './flow-definitions/information-change.ts';
import { jointDefinition } from './flow-definitions/joint.ts';
import { marginUpgradeDefinition } from './flow-definitions/margin-upgrade.ts';
import { openingDefinition } from './flow-definitions/opening.ts';
import { optionsDefinition } from './flow-definitions/options.ts';
import { tierChangeDefinition } from './flow-definitions/tier-change.ts';
import { w8benDefinition } from './flow-definitions/w8ben.ts';
import { w8benModifyDefinition } from './flow-definitions/w8ben-modify.ts';
import { w8benUpdateDefinition } from './flow-definitions/w8ben-update.ts';

/** The definitions of all flows. */
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
export const allScreenDefinitions: readonly ScreenDefinition[] = [
  ...flowDefinitions.flatMap((definition) => [...getDirectSteps(definition), ...Object.values(definition.screens)]),
  ...w8benDefinition.steps.map((place) => toSecondHolderScreen<ScreenDefinition>(place)),
];
