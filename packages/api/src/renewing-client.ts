import type { Client } from './client/client.ts';
import { CallError, LoginExpiredError } from './errors.ts';
import type { Session } from './session.ts';

/** Whose login lives for minutes, and how the next one begins. */
export type Renewal = {
  readonly session: Pick<Session, 'generation' | 'token'>;
  /** begins the next login; rejects where there is none */
  readonly renew: () => Promise<void>;
};

/**
 * The calls of somebody whose login lives for minutes: when the server says that it has expired (300101), the next one is begun, once however many calls found
 * out, and each call is made once more with its operation id. A second expiry, and what `renew` rejects with, reach the caller.
 */
export function renewingClient(client: Client, { session, renew }: Renewal): Client {
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
  };
}

/** Expired, or begun anew while the call was on its way. */
const isOfAnOldLogin = (error: unknown): boolean =>
  error instanceof LoginExpiredError || (error instanceof CallError && error.code === 'SESSION_CHANGED');
