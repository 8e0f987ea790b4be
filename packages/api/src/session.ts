import { createSecretStorage } from '@quayside/platform/internals/secret-storage';
import type { SafeStorage } from '@quayside/platform/storage';

/** The user of a session (START-11). `getCurrentUser` provides `uuid` and `dolphinNo`. */
export type User = {
  readonly userId: string;
  readonly userName: string;
  readonly phoneNumber: string;
  readonly uuid: string;
  readonly dolphinNo: string;
  /** A bit field; bit 9 means that an email address is linked. */
  readonly thirdBindBit: number;
};

/** The reason why a login ended. `elsewhere`: another window signed out. `switched`: another window signed in as another user. */
export type SessionEndReason = 'logout' | 'expired' | 'elsewhere' | 'switched';
/** An event of a session. `began`: a login began. `user`: `merge` or `clearUser` changed the user. `ended`: the login ended. */
export type SessionEvent =
  | { readonly type: 'began' | 'user' }
  | { readonly type: 'ended'; readonly reason: SessionEndReason };

/** The login of this page: its token and user, and functions that begin, change and end it. */
export type Session = {
  readonly token: () => string | undefined;
  /** X-Uid, or '' before login. */
  readonly userId: () => string;
  /** The fields of the user that are known so far. */
  readonly user: () => Partial<User>;
  /**
   * Returns the number of the current login, which each login increases. Compare it after a request, to ignore the response for an earlier login (F04).
   */
  readonly generation: () => number;
  /** Starts a login and stores the token in memory and in the secret storage. */
  readonly begin: (login: { readonly token: string; readonly userId: string }) => void;
  /** Adds fields from the current-user call or from the app to the user, and replaces fields that are already known (CALL-04). */
  readonly merge: (user: Partial<User>) => void;
  /** Clears the user's fields without ending the login (START-03). */
  readonly clearUser: () => void;
  /** Ends the login with the number `generation`. Returns false if it has ended or another login has begun. */
  readonly end: (reason: SessionEndReason, generation: number) => boolean;
  /**
   * Ends the session if another window has signed out or in. Call it before each request, because storage events can
   * be late (F10).
   */
  readonly check: () => void;
  readonly subscribe: (listener: (event: SessionEvent) => void) => () => void;
  readonly dispose: () => void;
};

/** Options of `createSession`: the storage of the login, and the window to listen to. */
export type SessionOptions = {
  readonly storage: SafeStorage;
  /** The window whose storage events report changes by other windows. Without it, only `check` detects them. */
  readonly page?: Pick<Window, 'addEventListener' | 'removeEventListener'> | undefined;
};

const keys = { token: 'userToken', userId: 'userId', uuid: 'uuid', dolphinNo: 'dolphinNo' } as const;
const noUser: Partial<User> = {};

/** Creates a session and restores the stored login, if any. The login ends when another window signs out or signs in as another user (F10). */
export function createSession({ storage, page }: SessionOptions): Session {
  const secrets = createSecretStorage(storage);
  const listeners = new Set<(event: SessionEvent) => void>();
  let token = secrets.get(keys.token);
  let userId = token === undefined ? '' : (secrets.get(keys.userId) ?? '');
  let user = noUser;
  let generation = 1;

  const notify = (event: SessionEvent): void => {
    for (const listener of listeners) listener(event);
  };
  const forget = (reason: SessionEndReason): void => {
    token = undefined;
    userId = '';
    user = noUser;
    notify({ type: 'ended', reason });
  };
  const check = (): void => {
    if (token === undefined) return;
    const stored = secrets.get(keys.token);
    if (stored === token) return; // `mode()` writes to storage, which would trigger the other window's check in turn
    if (storage.mode() === 'memory') return;
    forget(stored === undefined ? 'elsewhere' : 'switched');
  };
  page?.addEventListener('storage', check);

  return {
    token: () => token,
    userId: () => userId,
    user: () => user,
    generation: () => generation,
    begin(login) {
      ({ token, userId } = login);
      user = noUser;
      generation += 1;
      secrets.set(keys.token, token);
      secrets.set(keys.userId, userId);
      notify({ type: 'began' });
    },
    merge(fields) {
      user = { ...user, ...fields };
      if (fields.userId) {
        userId = fields.userId;
        secrets.set(keys.userId, userId);
      }
      for (const key of [keys.uuid, keys.dolphinNo]) if (fields[key]) storage.set(key, fields[key]);
      notify({ type: 'user' });
    },
    clearUser() {
      user = noUser;
      notify({ type: 'user' });
    },
    end(reason, of) {
      if (of !== generation || token === undefined) return false;
      const stored = secrets.get(keys.token);
      // Keep the token when another window has signed in meanwhile.
      if (stored === undefined || stored === token) for (const key of Object.values(keys)) storage.remove(key);
      forget(reason);
      return true;
    },
    check,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    dispose() {
      page?.removeEventListener('storage', check);
      listeners.clear();
    },
  };
}
