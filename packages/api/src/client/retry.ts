import type { Verb } from '@quayside/contract/call';
import type { Timers } from '@quayside/platform/timers';
import { CallError } from '../errors.ts';

/** Attempts after the first: of reads alone (F54). */
export const mostRetries = 2;
const firstWaitMs = 400;
/** A server that asks for more is not waited for: the customer is told instead. */
const longestWaitMs = 10_000;

/**
 * How long to wait before the next attempt, in milliseconds; undefined where there is none. Only GET: a write that failed on the way may have been done.
 * Nor after a time-out, which has cost 30 s already, nor when the app did not sign. Doubling waits with jitter (half to full), or what Retry-After asks for. `fraction`: 0 to 1.
 */
export function waitBeforeRetry(
  verb: Verb,
  error: CallError,
  retriesSoFar: number,
  fraction: number,
): number | undefined {
  const onTheWay = error.code === 'NETWORK_ERROR' || error.status !== undefined;
  if (verb !== 'GET' || !error.retryable || !onTheWay || retriesSoFar >= mostRetries) return undefined;
  const wait = firstWaitMs * 2 ** retriesSoFar * (0.5 + fraction / 2);
  const asked = error.retryAfterMs ?? 0;
  return asked > longestWaitMs ? undefined : Math.max(wait, asked);
}

/** Waits between two attempts. Rejects with CANCELLED as soon as the caller gives up. */
export const pause = (call: string, ms: number, timers: Timers, signal: AbortSignal | undefined): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = timers.setTimeout(() => {
      signal?.removeEventListener('abort', giveUp);
      resolve();
    }, ms);
    function giveUp(): void {
      timers.clearTimeout(timer);
      const cause: unknown = signal?.reason;
      reject(new CallError({ call, code: 'CANCELLED', messageKey: 'cancelled', retryable: true, cause }));
    }
    if (signal?.aborted) giveUp();
    else signal?.addEventListener('abort', giveUp, { once: true });
  });
