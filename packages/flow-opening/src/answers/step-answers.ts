import type { Holding } from '@quayside/rules/enumerations';
import type { Answers, DeepPartial, JourneyRules } from '@quayside/rules/journey';
import type { AssetsInfo } from '../assets-info/rule.ts';
import type { BaseInfo } from '../base-info/rule.ts';

/** Returns the answers of the step `base-info`, or an empty object. Any answer may be missing, because customers can go back and change it. */
export const getBaseInfo = (answers: Answers) => (answers['base-info'] ?? {}) as DeepPartial<BaseInfo>;
/** Returns the answers of the step `assets-info`, or an empty object. Any answer may be missing. */
export const getAssetsInfo = (answers: Answers) => (answers['assets-info'] ?? {}) as DeepPartial<AssetsInfo>;

/** Returns who holds the account: one person, two adults, or a guardian with a minor. Returns `alone` until the customer chooses. */
export const getHolding = (answers: Answers): Holding =>
  ((answers['choose-account'] ?? {}) as { readonly holders?: Holding }).holders ?? 'alone';

/** Parts of the journey definition that tell the server where to find facts in the answers. A second holder's answers have no tier and no account type. */
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
