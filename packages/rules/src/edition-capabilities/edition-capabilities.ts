import type { DerivativeProduct, DocumentType, OpeningTier } from '../enumerations.ts';

/** What an edition offers at opening and afterwards. The server checks the same capabilities. */
export type EditionCapabilities = {
  /** whether the national digital ID is offered */
  readonly digitalId: boolean;
  /** documents of an adult; a minor's are the same in all editions */
  readonly documentTypes: readonly DocumentType[];
  /** tiers at opening */
  readonly tiers: readonly OpeningTier[];
  /** permissions that a holder can apply for */
  readonly derivatives: readonly DerivativeProduct[];
};

/** Returns the tier of an app with one, which nobody chooses; undefined where there is a choice or the app is not known. */
export const onlyTier = (capabilities: Pick<EditionCapabilities, 'tiers'> | undefined): OpeningTier | undefined =>
  capabilities?.tiers.length === 1 ? capabilities.tiers[0] : undefined;

/**
 * By app type (specification, section 4): 1 mainland, 2 Hong Kong, 5 pro, 12 Singapore. In effect from 2026-11-21. The specification names the four apps and the lists; which app offers which part of a list is ours (decision
 * "What the editions differ in"), a broker's to change.
 */
export const editionCapabilities: Readonly<Record<1 | 2 | 5 | 12, EditionCapabilities>> = {
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

const specified: Readonly<Record<number, EditionCapabilities | undefined>> = editionCapabilities;

/** The capabilities of a specified app type, undefined for another. An edition beside the four brings its own. */
export const capabilitiesOf = (appType: number): EditionCapabilities | undefined => specified[appType];
