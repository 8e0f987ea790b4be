import type { DerivativeProduct, DocumentType, OpeningTier } from '../enumerations.ts';

/** What an opening offers in one regional app, and what may be applied for after it. The server judges by the same capabilities. */
export type EditionCapabilities = {
  /** whether the national digital ID is one of the two routes */
  readonly digitalId: boolean;
  /** what identifies an adult; a minor's documents are the same everywhere */
  readonly documentTypes: readonly DocumentType[];
  /** what can be chosen at opening */
  readonly tiers: readonly OpeningTier[];
  /** permissions of an open account that can be applied for */
  readonly derivatives: readonly DerivativeProduct[];
};

/** App types of the specification, section 4: 1 mainland, 2 Hong Kong, 5 pro, 12 Singapore. */
type AppType = 1 | 2 | 5 | 12;

/**
 * In effect from 2026-11-21. The specification names the four apps and the lists; which app offers which part of a list is ours (decision
 * "What the editions differ in"), a broker's to change.
 */
export const editionCapabilities: Readonly<Record<AppType, EditionCapabilities>> = {
  1: {
    digitalId: false,
    documentTypes: ['identification-card', 'passport'],
    tiers: ['trader', 'standard'],
    derivatives: ['options'],
  },
  2: {
    digitalId: false,
    documentTypes: ['identification-card', 'passport', 'nric'],
    tiers: ['trader', 'standard'],
    derivatives: ['options', 'futures'],
  },
  5: {
    digitalId: false,
    documentTypes: ['nric', 'aadhar', 'passport', 'identification-card', 'mykad', 'thai-id', 'ktp', 'cccd', 'zaf'],
    tiers: ['standard'],
    derivatives: ['options', 'futures', 'cfd'],
  },
  12: {
    digitalId: true,
    documentTypes: ['nric', 'aadhar', 'passport', 'identification-card', 'mykad', 'thai-id', 'ktp', 'cccd', 'zaf'],
    tiers: ['trader', 'standard'],
    derivatives: ['options', 'futures', 'cfd'],
  },
};

/** The capabilities of an app type; undefined for a number that is none. */
export const capabilitiesOf = (appType: number): EditionCapabilities | undefined =>
  Object.hasOwn(editionCapabilities, appType) ? editionCapabilities[appType as AppType] : undefined;
