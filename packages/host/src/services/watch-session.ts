import type { Host } from '../host-context.ts';
import { deleteAllowedPages } from './allowed-pages.ts';
import type { ClientServices } from './client-services.ts';
import { storeAllUnsaved } from './runtimes.ts';
import { requestLogin } from './sign-in.ts';

/**
 * Follows the events of the client's session. If the login expires, stores input and asks for a new one (ERR-02). If another customer signs in, reloads the
 * page. After any other end, sets the host's session to `locked` or `signed-out`.
 */
export function watchSession(host: Host, live: ClientServices): void {
  live.session.subscribe((event) => {
    if (event.type !== 'user') deleteAllowedPages(live.storage);
    if (event.type !== 'ended') return;
    if (event.reason === 'expired') {
      host.sessions.set({ status: 'expired' });
      void renewLogin(host, live);
    } else if (event.reason === 'switched')
      location.reload(); // another customer signed in, so the page must not show this customer's data
    else host.sessions.set({ status: event.reason === 'elsewhere' ? 'locked' : 'signed-out' });
  });
}

/** Stores unsaved input. A browser then opens registration, unless the device refused the input. In the native app, a notice offers the login (ERR-02). */
async function renewLogin(host: Host, live: ClientServices): Promise<void> {
  const place = await storeAllUnsaved(host);
  if (place === 'memory') console.info('The login has expired. The device refused what is typed, so the page stays.');
  else if (live.bridge.platform === 'browser') await requestLogin(host, live);
  else console.info('The login has expired. The customer can sign in again from the notice on the screen.');
}
