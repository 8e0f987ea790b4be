import type { LoadScreen } from '@quayside/flow/define-flow';
import type { IdentityCheckProvider } from '@quayside/flow/identity-offer';

/** Returns the screens that are not steps and that both holders' flows contain, by id. Includes the identity check only if the edition offers it. */
export const createSharedScreens = (identityCheck: IdentityCheckProvider | undefined) => ({
  'face-success': (() => import('../face-success/face-success.tsx')) satisfies LoadScreen,
  'face-fail': (() => import('../face-fail/face-fail.tsx')) satisfies LoadScreen,
  'face-fail-more': (() => import('../face-fail-more/face-fail-more.tsx')) satisfies LoadScreen,
  'hand-off': (() => import('../hand-off/hand-off.tsx')) satisfies LoadScreen,
  'account-state': (() => import('../account-state/account-state.tsx')) satisfies LoadScreen,
  'not-eligible': (() => import('../not-eligible/not-eligible.tsx')) satisfies LoadScreen,
  ...(identityCheck && { 'identity-check': (() => import('../web-onfido/web-onfido.tsx')) satisfies LoadScreen }),
});
