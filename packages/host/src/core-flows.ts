import type { Flow } from '@quayside/flow/define-flow';
import type { IdentityOffer } from '@quayside/flow/identity-offer';
import {
  documentRequestFlow,
  informationChangeFlow,
  marginUpgradeFlow,
  tierChangeFlow,
} from '@quayside/flow-account/account';
import {
  informationForms,
  informationRefusals,
  requestedDocumentForms,
} from '@quayside/flow-opening/information-forms';
import { jointFlow } from '@quayside/flow-opening/joint';
import { openingFlow } from '@quayside/flow-opening/opening';
import { w8benOpeningSteps } from '@quayside/flow-w8ben/opening-steps';
import { w8benModifyFlow } from '@quayside/flow-w8ben/w8ben-modify';
import { w8benUpdateFlow } from '@quayside/flow-w8ben/w8ben-update';

/**
 * What every edition offers: opening an account, alone or jointly, and all that belongs to an open one. An edition adds the permissions that it offers.
 * `identityCheck`: who checks document and face beside the face picture; the page of a provider in a frame where nothing is said, the sandbox's own while
 * nobody has signed with one.
 */
export const coreFlows = (identityCheck: IdentityOffer = { provider: 'hosted' }): readonly Flow[] => [
  openingFlow({ w8ben: w8benOpeningSteps, identityCheck }),
  jointFlow({ w8ben: w8benOpeningSteps, identityCheck }),
  informationChangeFlow({ forms: informationForms, refusals: informationRefusals }),
  tierChangeFlow,
  marginUpgradeFlow,
  documentRequestFlow({ forms: requestedDocumentForms }),
  w8benUpdateFlow,
  w8benModifyFlow,
];
