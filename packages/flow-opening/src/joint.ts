import { defineFlow, type Flow, type FlowRoute, type StepRoute } from '@quayside/flow/define-flow';
import type { IdentityOffer } from '@quayside/flow/identity-offer';
import { jointPaths } from './internal/joint-paths.ts';
import { openingFlow } from './opening.ts';

/** What belongs to the account is the first holder's to answer; everything else is asked of the second too. */
const ofAccount = new Set(['choose-account', 'risklevel', 'select-account-type']);
const screens = new Set([
  'face-success',
  'face-fail',
  'face-fail-more',
  'hand-off',
  'identity-check',
  'account-state',
  'not-eligible',
]);
/** Screens that the specification has for the first holder alone. */
const oursAlone = new Set([
  'sinpass-additional',
  'prove-relationship',
  'submit-transfer',
  'additional-document',
  'check-answers',
  'face-fail-more',
  'hand-off',
  'identity-check',
  'account-state',
  'not-eligible',
]);

/**
 * The second holder of a joint account: the opening's own screens under the `/joint-…` paths, run on a part of the application that is theirs alone. `w8ben`
 * are the same steps that the opening was given.
 */
export const jointFlow = ({
  w8ben,
  identityCheck,
}: {
  w8ben: readonly StepRoute[];
  identityCheck?: IdentityOffer;
}): Flow => {
  const opening = openingFlow({ w8ben, ...(identityCheck && { identityCheck }) });
  return defineFlow({
    name: 'joint',
    ...(identityCheck && { identityCheck }),
    journey: async () => (await import('@quayside/rules/journeys/joint')).joint,
    parts: opening.parts,
    steps: opening.steps.filter(({ step }) => !ofAccount.has(step)).map((step) => ofSecondHolder(step, step.step)),
    screens: [
      ...opening.screens.filter(({ id = '' }) => screens.has(id)).map((one) => ofSecondHolder(one, one.id)),
      {
        id: 'success',
        path: '/joint-sg-success',
        name: 'jointSgSuccess',
        screen: () => import('./success/success.tsx'),
        pathIsOurs: true,
      },
      {
        id: 'holders-board',
        path: jointPaths.board,
        name: 'jointSgBoard',
        screen: () => import('./holders-board/holders-board.tsx'),
        pathIsOurs: true,
      },
      {
        path: jointPaths.handOver,
        name: 'jointSgHandOver',
        screen: () => import('./hand-over/hand-over.tsx'),
        pathIsOurs: true,
      },
      {
        path: jointPaths.own,
        name: 'jointSgOwnAccount',
        screen: () => import('./own-account/own-account.tsx'),
        pathIsOurs: true,
        apart: true,
      },
      {
        path: jointPaths.invitation,
        name: 'jointSgInvitation',
        screen: () => import('./joint-invitation/joint-invitation.tsx'),
        pathIsOurs: true,
        auth: false,
        apart: true,
      },
    ],
    outcome: ({ state, part }) => {
      if (state !== 'draft') return jointPaths.state;
      return part?.way === 'this-device' && part.role === 'joint-adult' ? jointPaths.handOver : jointPaths.board;
    },
    board: () => jointPaths.board,
    refused: (reason) => (reason === 'invited' ? jointPaths.firstBoard : undefined),
    ineligible: '/joint-sg-not-eligible',
  });
};

/** `/sg-base-info` is `/joint-sg-base-info`, `sgBaseInfo` `jointSgBaseInfo`. */
const ofSecondHolder = <R extends FlowRoute>(route: R, id = ''): R => ({
  ...route,
  path: `/joint-${route.path.slice(1)}`,
  name: `joint${route.name.charAt(0).toUpperCase()}${route.name.slice(1)}`,
  ...(oursAlone.has(id) ? { pathIsOurs: true } : {}),
});
