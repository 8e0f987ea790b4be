import { getAppUser, NoAppUserError } from '@quayside/api/internals/login';
import type { Session } from '@quayside/api/session';
import type { Bridge } from '@quayside/bridge/bridge';
import type { AppUserInfo } from '@quayside/bridge/commands';
import { watchVisibility } from '@quayside/bridge/internals/watch-visibility';
import type { Timers } from '@quayside/platform/internals/timers';

/** The page, its session and the functions that `watchReturn` calls. */
export type ReturnWatch = {
  readonly page: Pick<Window, 'addEventListener' | 'document'>;
  readonly bridge: Bridge;
  readonly session: Session;
  /** Asks the server whether the login is valid. The response can end the session. */
  readonly askServer: () => Promise<unknown>;
  /** Stores unsaved input on the device. */
  readonly storeUnsaved: () => Promise<unknown>;
  /** Loads changes from other devices. Never rejects. */
  readonly refreshAll: () => Promise<void>;
  /** Reloads the page, so that no data stays in memory. */
  readonly reload: () => void;
  readonly timers?: Timers;
};

/**
 * Checks the session whenever the customer returns: from another window, from the app, or with Back to a page in the browser's cache (reliability F03, F09).
 * Hides a signed-in page when the customer leaves it, because a cached page shows before any script runs.
 */
export function watchReturn(watch: ReturnWatch): void {
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

/** Adopts the user of the native app. Another user or a logout there changes the session of the page. */
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
