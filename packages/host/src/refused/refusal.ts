import type { CallError } from '@quayside/api/errors';
import type { Flow, LoadScreen } from '@quayside/flow/define-flow';

/** What a customer who cannot use a flow gets: a redirect, or a screen with the reason. */
export type Refusal = { readonly redirect: string } | { readonly instead: LoadScreen };

/** Returns what a customer gets after the server's refusal: the redirect of the flow, a screen with the reason (MSG-36), or a redirect to home. */
export function refusalResult(error: unknown, flow: Flow, path: string): Refusal {
  const { messageKey, envelope } = error as Partial<CallError>;
  const { reason } = (envelope?.data ?? {}) as { reason?: unknown };
  const led = flow.refused?.(reason, path);
  if (led !== undefined && messageKey !== 'notFound' && messageKey !== 'invalidRequest') return { redirect: led };
  if (messageKey === 'accountNotOpened') return { instead: () => import('./account-first.tsx') };
  if (messageKey === 'notAllowed' && reason === 'not-joint') return { instead: () => import('./no-joint-account.tsx') };
  return { redirect: '/' }; // does not disclose whether a form of another user exists
}
