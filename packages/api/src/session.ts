import { createSecretStorage } from '@quayside/platform/secret-storage';
import type { SafeStorage } from '@quayside/platform/storage';

/** The user store (START-11). `uuid` and `dolphinNo` come with the current-user call. */
export type User = {
  readonly userId: string;
  readonly userName: string;
  readonly phoneNumber: string;
  readonly uuid: string;
  readonly dolphinNo: string;
  /** bit 9: an e-mail address is bound */
  readonly thirdBindBit: number;
};

/** Why a login ended: the customer left, the server said so, another window signed out, or signed in as somebody else. */
export type SessionEnd = 'logout' | 'expired' | 'elsewhere' | 'switched';
/** What a session tells its subscribers: a login began, the user's fields changed (`merge`, `clearUser`), or the login ended and why. */
export type SessionEvent =
  | { readonly type: 'began' | 'user' }
  | { readonly type: 'ended'; readonly reason: SessionEnd };

/** Who is signed in on this page, and what comes with that. */
export type Session = {
  readonly token: () => string | undefined;
  /** X-Uid; '' before login */
  readonly userId: () => string;
  /** the user's fields that are known */
  readonly user: () => Partial<User>;
  /** One number a login. Every request, draft and redirect belongs to one; a late answer of an old one changes nothing (F04). */
  readonly generation: () => number;
  /** A login. Keeps the token in memory and in the secret storage. */
  readonly begin: (login: { readonly token: string; readonly userId: string }) => void;
  /** Merges what the current-user call or the app said into the user (CALL-04). */
  readonly merge: (user: Partial<User>) => void;
  /** Forgets the user's fields, not the login (START-03). */
  readonly clearUser: () => void;
  /** Ends the login of `generation`. False, and nothing happens, where it is not the present one. */
  readonly end: (reason: SessionEnd, generation: number) => boolean;
  /** Looks whether another window signed out or in: before each request, because events can be late (F10). */
  readonly check: () => void;
  readonly subscribe: (listener: (event: SessionEvent) => void) => () => void;
  readonly dispose: () => void;
};

/** Where the login is kept, and where other windows are heard. */
export type SessionOptions = {
  readonly storage: SafeStorage;
  /** `window`: its storage events tell what other windows do */
  readonly page?: Pick<Window, 'addEventListener' | 'removeEventListener'> | undefined;
};

const keys = { token: 'userToken', userId: 'userId', uuid: 'uuid', dolphinNo: 'dolphinNo' } as const;
const noUser: Partial<User> = {};

/** The login of this page, which ends when another window signs out or in as somebody else (F10). Starts with the stored one, if any. */
export function createSession({ storage, page }: SessionOptions): Session {
  const secrets = createSecretStorage(storage);
  const listeners = new Set<(event: SessionEvent) => void>();
  let token = secrets.get(keys.token);
  let userId = token === undefined ? '' : (secrets.get(keys.userId) ?? '');
  let user = noUser;
  let generation = 1;

  const tell = (event: SessionEvent): void => {
    for (const listener of listeners) listener(event);
  };
  const forget = (reason: SessionEnd): void => {
    token = undefined;
    userId = '';
    user = noUser;
    tell({ type: 'ended', reason });
  };
  const check = (): void => {
    if (token === undefined) return;
    const stored = secrets.get(keys.token);
    if (stored === token) return; // before the mode is asked for: that writes, and the other window would hear of it and look in turn
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
      tell({ type: 'began' });
    },
    merge(fields) {
      user = { ...user, ...fields };
      if (fields.userId) {
        userId = fields.userId;
        secrets.set(keys.userId, userId);
      }
      for (const key of [keys.uuid, keys.dolphinNo]) if (fields[key]) storage.set(key, fields[key]);
      tell({ type: 'user' });
    },
    clearUser() {
      user = noUser;
      tell({ type: 'user' });
    },
    end(reason, of) {
      if (of !== generation || token === undefined) return false;
      const stored = secrets.get(keys.token);
      // Another window may have signed in meanwhile: its token stays.
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
