import { errors as errorText } from '@quayside/i18n/internals/text/errors';
import type { Host } from '../host-context.ts';

/** Returns true if the browser reports that it is offline. Some browsers wrongly report "online"; the next request then fails. */
export const isOffline = (): boolean => !navigator.onLine;

/**
 * Shows the toast that the network is disconnected (ERR-03), in English if its texts have not loaded. Does nothing while a skeleton is visible, or if a notice
 * already reports the failed login.
 */
export async function showOffline({
  texts,
  toasts,
  view,
  sessions,
}: Pick<Host, 'texts' | 'toasts' | 'view' | 'sessions'>): Promise<void> {
  await texts.load(errorText).catch(() => undefined);
  const hasNotice = sessions.state.status === 'login-failed';
  if (view.state === 'screen' && !hasNotice) toasts.show(texts.translate(errorText, 'networkError'));
}

/** Thrown if a login would leave the page while offline. The browser's error page would replace the page, and unsaved input would be lost. */
export class OfflineError extends Error {
  override readonly name = 'OfflineError';
  readonly code = 'NETWORK_ERROR';
  constructor() {
    super('There is no network, so the page for registration cannot be opened. Try again when the network is back.');
  }
}
