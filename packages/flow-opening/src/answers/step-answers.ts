import type { Holding } from '@quayside/rules/enumerations';
import type { Answers, DeepPartial, JourneyRules } from '@quayside/rules/journey';
import type { AssetsInfo } from '../assets-info/rule.ts';
import type { BaseInfo } from '../base-info/rule.ts';

/** Returns the basic information for other steps. It may be incomplete, because the customer may have gone back. */
export const getBaseInfo = (answers: Answers) => (answers['base-info'] ?? {}) as DeepPartial<BaseInfo>;
export const getAssetsInfo = (answers: Answers) => (answers['assets-info'] ?? {}) as DeepPartial<AssetsInfo>;

/** Returns the chosen kind of holding; `alone` until it is chosen. */
export const getHolding = (answers: Answers): Holding =>
  ((answers['choose-account'] ?? {}) as { readonly holders?: Holding }).holders ?? 'alone';

/** The answers that a server reads. Those of a second holder have no tier and no account type. */
export const openingFacts = {
  reads: {
    name: ['base-info', 'fullName'],
    email: ['contact-info', 'email'],
    documentNumber: ['base-info', 'documentNumber'],
    accountType: ['select-account-type', 'accountType'],
    tier: ['choose-account', 'tier'],
    holders: ['choose-account', 'holders'],
  },
  readsFrom: ['choose', 'show-sinpass', 'sinpass-additional'], // the route, the data of the digital ID, and the answers that complete them
  asksLaterBy: 'document-request',
} as const satisfies Partial<JourneyRules>;
