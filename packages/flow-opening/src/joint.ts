import {
  defineFlow,
  type Flow,
  pickDefinitionFields,
  type StepRoute,
  screenRoutes,
  stepRoutes,
} from '@quayside/flow/define-flow';
import type { IdentityCheckProvider } from '@quayside/flow/identity-offer';
import { routeName, toSecondHolderScreen } from '@quayside/rules/flow-definition';
import { jointDefinition } from '@quayside/rules/internals/flow-definitions/joint';
import { jointPaths } from './joint/joint-paths.ts';
import { createSharedScreens } from './routes/shared-screens.ts';
import { loadSummaries, stepScreens } from './routes/step-screens.ts';

/** Returns the flow of a second holder: the opening's screens under `/joint-…` paths. `w8ben` contains the same routes as for `openingFlow`. */
export const jointFlow = ({
  w8ben,
  identityCheck,
}: {
  w8ben: readonly StepRoute[];
  identityCheck?: IdentityCheckProvider;
}): Flow => {
  const theirW8ben = w8ben.map((route) => {
    const place = toSecondHolderScreen(route);
    return { ...place, name: routeName(place) };
  });
  return defineFlow({
    ...pickDefinitionFields(jointDefinition),
    ...(identityCheck && { identityCheck }),
    journey: async () => (await import('./opening/joint-rules.ts')).jointJourney,
    parts: { w8ben: async () => (await import('@quayside/flow-w8ben/internals/w8ben-rules')).w8ben },
    steps: stepRoutes(jointDefinition, stepScreens, {
      parts: { w8ben: theirW8ben },
      summaries: loadSummaries,
    }),
    screens: screenRoutes(jointDefinition, {
      ...createSharedScreens(identityCheck),
      success: () => import('./success/success.tsx'),
      'holders-board': () => import('./holders-board/holders-board.tsx'),
      'hand-over': () => import('./hand-over/hand-over.tsx'),
      'own-account': () => import('./own-account/own-account.tsx'),
      invitation: () => import('./joint-invitation/joint-invitation.tsx'),
    }),
    outcome: ({ state, part }) => {
      if (state !== 'draft') return jointPaths.state;
      return part?.way === 'this-device' && part.role === 'joint-adult' ? jointPaths.handOver : jointPaths.board;
    },
    board: () => jointPaths.board,
    refused: (reason) => (reason === 'invited' ? jointPaths.firstBoard : undefined),
    ineligible: jointDefinition.screens['not-eligible'].path,
  });
};
