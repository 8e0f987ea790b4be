import { defineJourney } from '../../journey.ts';
import { openingFacts } from './answers-of.ts';
import { openingDefinition } from './definition/definition.ts';
import { withDigitalId } from './digital-id-answers.ts';
import { fromVersion1, fromVersion2, fromVersion3, fromVersion4 } from './migrations.ts';
import { openingRules } from './rules.ts';

export { holdingOf } from './answers-of.ts';
export type { AssetsInfo } from './assets.ts';
export type { BaseInfo } from './base-info.ts';
export type { ContactInfo } from './contact-info.ts';
export {
  type AskedOfPerson,
  asksCitizenship,
  asksTaxCountries,
  missingOf,
  type SinpassAdditional,
  showSinpassOf,
  type TaxPlaceOfPerson,
  taxCountriesAfter,
  taxPlaceOf,
  taxPlaces,
} from './digital-id-answers.ts';
export type { AssetsSelect } from './experience.ts';
export {
  additionalKind,
  askedDocuments,
  proveRelationship,
} from './requests.ts';

/** The journey in which a customer opens an account: the part of the first or only holder. */
export const opening = defineJourney(openingDefinition, {
  version: 5,
  migrations: { 1: fromVersion1, 2: fromVersion2, 3: fromVersion3, 4: fromVersion4 },
  derive: withDigitalId,
  rules: openingRules,
  ...openingFacts,
});
