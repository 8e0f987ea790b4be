import type { Holding } from '../../enumerations.ts';
import type { Answers, DeepPartial, JourneyRules } from '../../journey.ts';
import type { AssetsInfo } from './assets.ts';
import type { BaseInfo } from './base-info.ts';

/** What one step may read of another's answers: half-filled, because the customer may have gone back. */
export const baseInfoOf = (answers: Answers) => (answers['base-info'] ?? {}) as DeepPartial<BaseInfo>;
export const assetsOf = (answers: Answers) => (answers['assets-info'] ?? {}) as DeepPartial<AssetsInfo>;

/** Who will hold the account, as chosen so far; `alone` until that is said. */
export const holdingOf = (answers: Answers): Holding =>
  ((answers['choose-account'] ?? {}) as { readonly holders?: Holding }).holders ?? 'alone';

/** What a server reads from a holder's answers; those of a second holder have no tier and no account type. */
export const openingFacts = {
  reads: {
    name: ['base-info', 'fullName'],
    email: ['contact-info', 'email'],
    documentNumber: ['base-info', 'documentNumber'],
    accountType: ['select-account-type', 'accountType'],
    tier: ['choose-account', 'tier'],
    holders: ['choose-account', 'holders'],
  },
  readsFrom: ['choose', 'show-sinpass', 'sinpass-additional'], // the route, what the digital ID showed, and what it left open
  asksLaterBy: 'document-request',
} as const satisfies Partial<JourneyRules>;
