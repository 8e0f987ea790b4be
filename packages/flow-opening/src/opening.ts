import {
  defineFlow,
  type Flow,
  pickDefinitionFields,
  type StepRoute,
  screenRoutes,
  stepRoutes,
} from '@quayside/flow/define-flow';
import type { IdentityCheckProvider } from '@quayside/flow/identity-offer';
import { openingDefinition } from '@quayside/rules/flow-definitions/opening';
import { isJoint } from './joint/is-joint.ts';
import { jointPaths } from './joint/joint-paths.ts';
import { createSharedScreens } from './routes/shared-screens.ts';
import { loadSummaries, stepScreens } from './routes/step-screens.ts';

const { screens } = openingDefinition;

/**
 * Returns the flow of an opening, manual or with the digital ID. `w8ben` contains the routes of the W-8BEN steps. The edition passes them in, because flows do
 * not import each other.
 */
export const openingFlow = ({
  w8ben,
  identityCheck,
}: {
  w8ben: readonly StepRoute[];
  /** Third party that checks document and face at /web-onfido; default: only the face picture. */
  identityCheck?: IdentityCheckProvider;
}): Flow =>
  defineFlow({
    ...pickDefinitionFields(openingDefinition),
    ...(identityCheck && { identityCheck }),
    journey: async () => (await import('./opening/opening-rules.ts')).openingJourney,
    parts: { w8ben: async () => (await import('@quayside/flow-w8ben/internals/w8ben-rules')).w8ben },
    steps: stepRoutes(openingDefinition, stepScreens, { parts: { w8ben }, summaries: loadSummaries }),
    screens: screenRoutes(openingDefinition, {
      'holders-board': () => import('./holders-board/holders-board.tsx'),
      'invite-holder': () => import('./invite-holder/invite-holder.tsx'),
      ...createSharedScreens(identityCheck),
      reasons: () => import('./error-transfer/error-transfer.tsx'),
      success: () => import('./success/success.tsx'),
    }),
    outcome: (application) => {
      const { state, partSubmittedAt } = application;
      if (state === 'draft' && isJoint(application)) return jointPaths.firstBoard;
      return screens[state === 'action-needed' && !partSubmittedAt ? 'reasons' : 'account-state'].path;
    },
    board: (application) => (isJoint(application) ? jointPaths.firstBoard : undefined),
    refused: (reason, path) => {
      if (reason !== 'second-holder') return undefined;
      return path === jointPaths.firstBoard ? jointPaths.board : jointPaths.own;
    },
    ineligible: screens['not-eligible'].path,
    agreementsDependOn: (answers) => answers['select-account-type']?.accountType,
  });
