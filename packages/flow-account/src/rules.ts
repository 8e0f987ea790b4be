export {
  certificationChangesIn,
  type InformationPart,
  informationParts,
} from './change-information/information-parts.ts';
export { documentRequest } from './document-request/document-request-rules.ts';
export { informationChange } from './information-change/information-change-rules.ts';
export { marginUpgrade } from './margin-upgrade/margin-upgrade-rules.ts';
export { tierChange } from './tier-change/tier-change-rules.ts';
