import { type DerivativeProduct, derivativeProducts } from '../derivative-products.ts';
import type { DocumentType, OpeningTier } from '../enumerations.ts';

/** The capabilities of an edition, for the opening and afterwards. The server checks them too. */
export type EditionCapabilities = {
  /** whether the national digital ID is offered */
  readonly digitalId: boolean;
  /** documents of an adult; those of a minor are the same in all editions */
  readonly documentTypes: readonly DocumentType[];
  /** tiers at opening */
  readonly tiers: readonly OpeningTier[];
  /** permissions for which a holder can apply: names of flows */
  readonly derivatives: readonly DerivativeProduct[];
};

/** Returns the tier of an edition that has only one, so that it is not asked for. Returns undefined if there is a choice or no capabilities are given. */
export const onlyTier = (capabilities: Pick<EditionCapabilities, 'tiers'> | undefined): OpeningTier | undefined =>
  capabilities?.tiers.length === 1 ? capabilities.tiers[0] : undefined;

/** Returns whether an edition offers a flow. Every edition offers the flows that are no permissions. */
export const offersFlow = ({ derivatives }: Pick<EditionCapabilities, 'derivatives'>, flow: string): boolean =>
  derivativeProducts.every((product) => product !== flow || derivatives.includes(product));

/**
 * Capabilities by app type (specification, section 4): 1 mainland, 2 Hong Kong, 5 pro, 12 Singapore. In effect from 2026-11-21. The specification names the
 * four apps and the lists. Which app offers which entries is ours (docs/decisions/2026-11-26-serve-four-apps-of-one-broker.md); a broker may change it.
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

/** Returns the capabilities of a specified app type; undefined for others. An edition beyond the four defines its own. */
export const capabilitiesOf = (appType: number): EditionCapabilities | undefined => specified[appType];
