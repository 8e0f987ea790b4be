import { errors } from '@quayside/i18n/text/errors';
import { flow } from '@quayside/i18n/text/flow';
import { host as hostText } from '@quayside/i18n/text/host';
import type { Host } from '../host-context.ts';
import { isOffline } from './offline.ts';

/** How long a page that is never idle puts this off, in milliseconds. */
const busyWaits = 2000;

/**
 * What tells of a failure is fetched before one (FAIL-01): once the session has started and the page is idle. When the network is gone, nothing can be fetched
 * to say so. What does not come is asked for again when the network is back. The keys for sensitive answers come along: an application needs them to be opened.
 */
export function prepareMessages(host: Host): void {
  const prepare = async () => {
    if (isOffline()) throw new TypeError('There is no network.');
    await Promise.all([
      import('../app/notices.tsx'),
      import('../app/last-resort.tsx'),
      host.texts.load(hostText, errors, flow),
      host.sessions.state.status === 'signed-in' ? host.edition.encryptionKeys() : undefined,
    ]);
  };
  const tryNow = () => {
    prepare().catch(() => addEventListener('online', tryNow, { once: true }));
  };
  if (typeof requestIdleCallback === 'function') requestIdleCallback(tryNow, { timeout: busyWaits });
  else setTimeout(tryNow);
}
