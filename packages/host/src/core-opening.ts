import type { Flow } from '@quayside/flow/define-flow';
import type { IdentityCheckProvider } from '@quayside/flow/identity-offer';
import { openingFlow } from '@quayside/flow-opening/opening';
import { w8benOpeningSteps } from '@quayside/flow-w8ben/opening-steps';

/** Creates the opening flow that every edition offers. It has a separate module, because the first pages of the opening preload it as one chunk. */
export const createCoreOpening = (identityCheck: IdentityCheckProvider): Flow =>
  openingFlow({ w8ben: w8benOpeningSteps, identityCheck });
