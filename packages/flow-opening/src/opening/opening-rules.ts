import { openingDefinition } from '@quayside/rules/flow-definitions/opening';
import { defineJourney } from '@quayside/rules/journey';
import { openingFacts } from '../answers/step-answers.ts';
import { applyDigitalId } from '../digital-id/digital-id-answers.ts';
import { fromVersion1, fromVersion2, fromVersion3, fromVersion4 } from './migrations.ts';
import { openingRules } from './step-rules.ts';

/** Journey in which a customer opens an account alone, or as the first holder of a joint account. */
export const openingJourney = defineJourney(openingDefinition, {
  version: 5,
  migrations: { 1: fromVersion1, 2: fromVersion2, 3: fromVersion3, 4: fromVersion4 },
  derive: applyDigitalId,
  rules: openingRules,
  ...openingFacts,
});
