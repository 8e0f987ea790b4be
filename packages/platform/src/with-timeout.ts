import type { Timers } from './timers.ts';

/** Settles like `promise`, or rejects with the error from `late` after the time limit. */
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
