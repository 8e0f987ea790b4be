import { getScreenDefinition } from '@quayside/rules/flow-definition';
import { openingDefinition } from '@quayside/rules/flow-definitions/opening';
import { cfdDefinition } from '@quayside/rules/internals/flow-definitions/cfd';
import { documentRequestDefinition } from '@quayside/rules/internals/flow-definitions/document-request';
import { futuresDefinition } from '@quayside/rules/internals/flow-definitions/futures';
import { informationChangeDefinition } from '@quayside/rules/internals/flow-definitions/information-change';
import { marginUpgradeDefinition } from '@quayside/rules/internals/flow-definitions/margin-upgrade';
import { optionsDefinition } from '@quayside/rules/internals/flow-definitions/options';
import { tierChangeDefinition } from '@quayside/rules/internals/flow-definitions/tier-change';
import { w8benModifyDefinition } from '@quayside/rules/internals/flow-definitions/w8ben-modify';
import { w8benUpdateDefinition } from '@quayside/rules/internals/flow-definitions/w8ben-update';

const centre = informationChangeDefinition.screens;

/**
 * The paths of the account screens, and of screens of other flows to which they link. Read from the flow definitions, because flows do not import each other.
 */
export const paths = {
  center: centre.center.path,
  details: centre.details.path,
  cfdDetails: centre['cfd-details'].path,
  information: centre.information.path,
  tier: getScreenDefinition(tierChangeDefinition, 'tier').path,
  tierStatus: tierChangeDefinition.screens.status.path,
  margin: getScreenDefinition(marginUpgradeDefinition, 'introduce').path,
  marginAgreement: getScreenDefinition(marginUpgradeDefinition, 'agreement').path,
  marginStatus: marginUpgradeDefinition.screens.status.path,
  change: getScreenDefinition(informationChangeDefinition, 'what').path,
  changeStatus: centre.status.path,
  opening: getScreenDefinition(openingDefinition, 'choose').path,
  applicationState: openingDefinition.screens['account-state'].path,
  reasons: openingDefinition.screens.reasons.path,
  additionalDocument: getScreenDefinition(openingDefinition, 'additional-document').path,
  requestedDocuments: getScreenDefinition(documentRequestDefinition, 'additional-document').path,
  requestedStatus: documentRequestDefinition.screens.status.path,
  options: getScreenDefinition(optionsDefinition, 'introduce').path,
  futures: getScreenDefinition(futuresDefinition, 'introduce').path,
  cfd: getScreenDefinition(cfdDefinition, 'introduce').path,
  w8benUpdate: getScreenDefinition(w8benUpdateDefinition, 'update').path,
  w8benModify: getScreenDefinition(w8benModifyDefinition, 'w8ben.form').path,
};
