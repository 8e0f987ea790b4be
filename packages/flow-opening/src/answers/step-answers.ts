import type { Holding } from '@quayside/rules/enumerations';
import type { Answers, DeepPartial, JourneyRules } from '@quayside/rules/journey';
import type { AssetsInfo } from '../assets-info/rule.ts';
import type { BaseInfo } from '../base-info/rule.ts';

/** Returns the answers of `base-info`. They may be incomplete, because a customer can go back at any time. */
export const getBaseInfo = (answers: Answers) => (answers['base-info'] ?? {}) as DeepPartial<BaseInfo>;
/** Returns the answers of `assets-info`, which may be incomplete. */
export const getAssetsInfo = (answers: Answers) => (answers['assets-info'] ?? {}) as DeepPartial<AssetsInfo>;

/** Returns who holds the account. Returns `alone` until the customer chooses. */
export const getHolding = (answers: Answers): Holding =>
  ((answers['choose-account'] ?? {}) as { readonly holders?: Holding }).holders ?? 'alone';

/** Paths of the answers that a server reads. The part of a second holder has no tier and no account type. */
export const openingFacts = {
  reads: {
    name: ['base-info', 'fullName'],
    email: ['contact-info', 'email'],
    documentNumber: ['base-info', 'documentNumber'],
    accountType: ['select-account-type', 'accountType'],
    tier: ['choose-account', 'tier'],
    holders: ['choose-account', 'holders'],
  },
  readsFrom: ['choose', 'show-sinpass', 'sinpass-additional'], // the route, the data of the digital ID and its additional answers
  documentRequestFlow: 'document-request',
} as const satisfies Partial<JourneyRules>;
