import type { HttpMethod } from '@quayside/contract/call';
import type { Timers } from '@quayside/platform/internals/timers';
import { CallError } from '../errors.ts';

/** The greatest number of retries of a GET (F54). Other methods are not retried. */
export const maxRetries = 2;
const firstWaitMs = 400;
/** The longest accepted Retry-After, in milliseconds. The call fails at once if the server requests a longer wait. */
const longestWaitMs = 10_000;

/**
 * Returns the wait before the next attempt in milliseconds, or undefined to give up. Only a GET is retried, because the server may have run a failed write.
 * Gives up after a timeout, a missing signature, `maxRetries` retries, or a Retry-After above 10 s. `fraction`, 0 to 1, adds jitter.
 */
export function waitBeforeRetry(
  verb: HttpMethod,
  error: CallError,
  retriesSoFar: number,
  fraction: number,
): number | undefined {
  const onTheWay = error.code === 'NETWORK_ERROR' || error.status !== undefined;
  if (verb !== 'GET' || !error.retryable || !onTheWay || retriesSoFar >= maxRetries) return undefined;
  const wait = firstWaitMs * 2 ** retriesSoFar * (0.5 + fraction / 2);
  const asked = error.retryAfterMs ?? 0;
  return asked > longestWaitMs ? undefined : Math.max(wait, asked);
}

/** Resolves after `ms` milliseconds. If `signal` aborts, rejects with CallError (CANCELLED). */
export const waitForRetry = (
  call: string,
  ms: number,
  timers: Timers,
  signal: AbortSignal | undefined,
): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = timers.setTimeout(() => {
      signal?.removeEventListener('abort', giveUp);
      resolve();
    }, ms);
    function giveUp(): void {
      timers.clearTimeout(timer);
      // Stryker disable next-line OptionalChaining: only a signal gives up
      const cause: unknown = signal?.reason;
      reject(new CallError({ call, code: 'CANCELLED', messageKey: 'cancelled', retryable: true, cause }));
    }
    if (signal?.aborted) giveUp();
    else signal?.addEventListener('abort', giveUp);
  });
