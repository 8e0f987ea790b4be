import type { Timers } from './timers.ts';

/** Settles like `promise`. Rejects with the error from `late` if `promise` does not settle within the time limit. */
export async function withTimeout<T>(
  promise: Promise<T>,
  milliseconds: number,
  late: () => Error,
  timers: Timers,
): Promise<T> {
  let timer: unknown;
  const limit = new Promise<never>((_, reject) => {
    timer = timers.setTimeout(() => reject(late()), milliseconds);
  });
  try {
    return await Promise.race([promise, limit]);
  } finally {
    timers.clearTimeout(timer);
  }
}
