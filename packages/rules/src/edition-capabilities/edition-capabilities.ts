import { type DerivativeProduct, derivativeProducts } from '../derivative-products.ts';
import type { DocumentType, OpeningTier } from '../enumerations.ts';

/** The products, documents and tiers that an edition offers. The server checks them too. */
export type EditionCapabilities = {
  /** Whether customers can open an account with the national digital ID. */
  readonly digitalId: boolean;
  /** Documents with which an adult may open an account. Those of a minor are the same in all editions. */
  readonly documentTypes: readonly DocumentType[];
  /** Tiers that a customer may choose at the opening. */
  readonly tiers: readonly OpeningTier[];
  /** Permissions for which a holder can apply, by the names of their flows. */
  readonly derivatives: readonly DerivativeProduct[];
};

/** Returns the tier of an edition with a single tier, so that a form does not ask for it. Returns undefined for several tiers or without capabilities. */
export const getOnlyTier = (capabilities: Pick<EditionCapabilities, 'tiers'> | undefined): OpeningTier | undefined =>
  capabilities?.tiers.length === 1 ? capabilities.tiers[0] : undefined;

/** Returns whether an edition offers a flow. `derivatives` limits only the flows of permissions. */
export const offersFlow = ({ derivatives }: Pick<EditionCapabilities, 'derivatives'>, flow: string): boolean =>
  derivativeProducts.every((product) => product !== flow || derivatives.includes(product));

/**
 * Capabilities by app type: 1 mainland, 2 Hong Kong, 5 pro, 12 Singapore (specification, section 4). In effect from 2026-11-21. The specification names the
 * apps and the lists. The entries of each app are our choice, which a broker may change (docs/decisions/2026-11-26-serve-four-apps-of-one-broker.md).
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

/** Returns the capabilities of an app type of the specification; undefined for others. Additional editions define theirs. */
export const getEditionCapabilities = (appType: number): EditionCapabilities | undefined => specified[appType];
