import { getAppUser, NoAppUserError } from '@quayside/api/internals/login';
import type { Session } from '@quayside/api/session';
import type { Bridge } from '@quayside/bridge/bridge';
import type { AppUserInfo } from '@quayside/bridge/commands';
import { watchVisibility } from '@quayside/bridge/internals/watch-visibility';
import type { Timers } from '@quayside/platform/internals/timers';

/** What `checkOnReturn` needs: the page, the native app, the session, and functions to store, load and reload. */
export type ReturnWatch = {
  readonly page: Pick<Window, 'addEventListener' | 'document'>;
  readonly bridge: Bridge;
  readonly session: Session;
  /** Asks the server whether the login is valid. The server's response can end the session. */
  readonly askServer: () => Promise<unknown>;
  /** Stores unsaved input on the device. */
  readonly storeUnsaved: () => Promise<unknown>;
  /** Loads changes that other devices have made. Never rejects. */
  readonly refreshAll: () => Promise<void>;
  /** Reloads the page, so that no data stays in memory. */
  readonly reload: () => void;
  readonly timers?: Timers;
};

/**
 * Checks the session whenever the customer returns to the page (reliability F03, F09): ends it if another window signed out, follows the native app's user, and
 * loads changes of other devices. Stores input when the customer leaves. A cached signed-in page is hidden until its login is checked.
 */
export function checkOnReturn(watch: ReturnWatch): void {
  const { page, bridge, session, storeUnsaved, timers } = watch;
  const { document } = page;
  let left: string | undefined;
  page.addEventListener('pagehide', ({ persisted }) => {
    left = session.token();
    if (persisted && left) document.body.hidden = true;
  });
  page.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    session.check();
    if (document.body.hidden && session.token() !== left) return watch.reload();
    document.body.hidden = false;
    if (session.token()) void watch.askServer().catch(() => undefined); // offline, the data on the device has to be enough
  });
  watchVisibility(
    (status) => {
      if (status === 'hidden') return void storeUnsaved();
      session.check();
      if (session.token()) void watch.refreshAll();
      void followApp(watch);
    },
    { bridge, document, ...(timers ? { timers } : {}) },
  );
}

/**
 * Signs in the native app's user and reloads the page, if that is another user than on the page. Ends the session if the app has no user. Does nothing if the
 * app does not respond.
 */
async function followApp({ bridge, session, reload }: ReturnWatch): Promise<void> {
  if (bridge.platform === 'browser' || !session.token()) return;
  const user = await getAppUser(bridge).catch((error: unknown): AppUserInfo | 'nobody' | 'unknown' =>
    error instanceof NoAppUserError ? 'nobody' : 'unknown',
  );
  if (user === 'unknown') return;
  if (user === 'nobody') return void session.end('elsewhere', session.generation());
  if (user.userId === session.userId()) return;
  session.begin({ token: user.userToken, userId: user.userId });
  reload();
}
