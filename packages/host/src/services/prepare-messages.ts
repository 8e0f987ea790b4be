import { errors } from '@quayside/i18n/internals/text/errors';
import { flow } from '@quayside/i18n/internals/text/flow';
import { host as hostText } from '@quayside/i18n/internals/text/host';
import type { Host } from '../host-context.ts';
import { isOffline } from './offline.ts';
import { watchOffline } from './offline-strip.ts';
import { whenIdle } from './when-idle.ts';

/**
 * Loads the messages about failures while the page is idle, because they cannot load offline (FAIL-01), and for a signed-in user the encryption keys. Retries
 * once the network is back. Also starts the offline strip.
 */
export function prepareMessages(host: Host): void {
  const prepare = async () => {
    if (isOffline()) throw new TypeError('There is no network.');
    await Promise.all([
      import('../page-messages/notices.tsx'),
      import('../page-messages/last-resort.tsx'),
      host.texts.load(hostText, errors, flow),
      host.sessions.state.status === 'signed-in' ? host.edition.encryptionKeys() : undefined,
    ]);
  };
  watchOffline(host);
  const tryNow = () => {
    prepare().catch(() => addEventListener('online', tryNow, { once: true }));
  };
  whenIdle(tryNow);
}
