import { errors as errorText } from '@quayside/i18n/internals/text/errors';
import type { Host } from '../host-context.ts';

/** Returns whether the browser reports that it is offline. If it wrongly reports "online", the next request fails. */
export const isOffline = (): boolean => !navigator.onLine;

/**
 * Shows the offline toast (ERR-03). Its texts load after the session has started (`prepareMessages`); without them, it is in English. While only a skeleton is
 * visible, shows a notice above it until the network is back.
 */
export async function showOffline({
  texts,
  toasts,
  view,
  sessions,
}: Pick<Host, 'texts' | 'toasts' | 'view' | 'sessions'>): Promise<void> {
  await texts.load(errorText).catch(() => undefined);
  const saidAbove = sessions.state.status === 'login-failed';
  if (view.state === 'screen' && !saidAbove) toasts.show(texts.translate(errorText, 'networkError'));
}

/** Thrown instead of leaving the page offline, because the browser's error page would replace it and lose the input. */
export class OfflineError extends Error {
  override readonly name = 'OfflineError';
  readonly code = 'NETWORK_ERROR';
  constructor() {
    super('There is no network, so the page for registration cannot be opened. Try again when the network is back.');
  }
}
