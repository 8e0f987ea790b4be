import { errors as errorText } from '@quayside/i18n/internals/text/errors';
import type { Language } from '@quayside/i18n/language';
import type { Host } from '../host-context.ts';
import { isOffline, showOffline } from './offline.ts';

const waiting = new WeakMap<Host, AbortController>();

/**
 * Tells the customer, in the current language, that the texts of `language` failed to load. Offline, also loads the language chosen last once the network is
 * back.
 */
export async function retryLanguage(host: Host, language: Language): Promise<void> {
  waiting.get(host)?.abort();
  if (isOffline()) {
    const wait = new AbortController();
    waiting.set(host, wait);
    addEventListener('online', () => void host.chooseLanguage(language), { once: true, signal: wait.signal });
    return showOffline(host);
  }
  await host.texts.load(errorText).catch(() => undefined);
  host.toasts.show(host.texts.translate(errorText, 'unknown'));
}
