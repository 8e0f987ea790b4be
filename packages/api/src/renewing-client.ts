import type { Client } from './client/client.ts';
import { CallError, LoginExpiredError } from './errors.ts';
import type { Session } from './session.ts';

/** The session of a renewing client, and the function that renews its login. */
export type Renewal = {
  readonly session: Pick<Session, 'generation' | 'token'>;
  /** Starts another login. Rejects if that is not possible. */
  readonly renew: () => Promise<void>;
};

/**
 * Wraps a client for logins that last minutes. After 300101 it renews the login once for all failed calls. Each call then repeats with its operation id. A call
 * rejects if the login expires a second time or `renew` rejects.
 */
export function createRenewingClient(client: Client, { session, renew }: Renewal): Client {
  let renewing: Promise<void> | undefined;

  async function withLogin<T>(make: () => Promise<T>): Promise<T> {
    const generation = session.generation();
    try {
      return await make();
    } catch (error) {
      if (!isOfAnOldLogin(error)) throw error;
      if (generation === session.generation() || !session.token()) {
        renewing ??= renew().finally(() => {
          renewing = undefined;
        });
        await renewing;
      }
      return make();
    }
  }

  return {
    call: (call, request, options) => withLogin(() => client.call(call, request, options)),
    file: (from, query, options) => withLogin(() => client.file(from, query, options)),
    post: client.post, // needs no login
  };
}

/** Returns whether a call failed because its login expired, or because another login began during the call. */
const isOfAnOldLogin = (error: unknown): boolean =>
  error instanceof LoginExpiredError || (error instanceof CallError && error.code === 'SESSION_CHANGED');
