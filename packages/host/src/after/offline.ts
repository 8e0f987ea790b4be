import { errors as errorText } from '@quayside/i18n/text/errors';
import type { Host } from '../host-context.ts';

/** What the device itself says of its network. A wrong no shows at the next request. */
export const isOffline = (): boolean => !navigator.onLine;

/**
 * ERR-03: the toast. Its words are fetched when the session has started (`prepareMessages`); where they did not come, English stands in. While no screen is
 * shown yet, the notice over its skeleton says it, and stays until it is over.
 */
export async function sayOffline({
  texts,
  toasts,
  view,
  sessions,
}: Pick<Host, 'texts' | 'toasts' | 'view' | 'sessions'>): Promise<void> {
  await texts.load(errorText).catch(() => undefined);
  const saidAbove = sessions.state.status === 'login-failed';
  if (view.state === 'screen' && !saidAbove) toasts.show(texts.translate(errorText, 'networkError'));
}

/** The page cannot be left for another document: the browser's own error page would take its place, and with it what is typed. */
export class OfflineError extends Error {
  override readonly name = 'OfflineError';
  readonly code = 'NETWORK_ERROR';
  constructor() {
    super('There is no network, so the page for registration cannot be opened. Try again when the network is back.');
  }
}
