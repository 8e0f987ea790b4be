import type { Timers } from '@quayside/platform/internals/timers';

export type UploadQueue<Item> = { readonly add: (item: Item) => void };

/** Limits of the queue (F65); times in milliseconds. */
export const longestQueue = 30;
export const firstBackOffMs = 5000;
export const longestBackOffMs = 3_600_000;

/**
 * Uploads items in order. After a failure it waits, 5 s at first and an hour at most, and retries the same item. It
 * drops new items beyond 30, because the first errors of a series show its cause. Failures reach `failed` only.
 */
export function uploadQueue<Item>(
  send: (item: Item) => Promise<unknown>,
  failed: (error: unknown) => void,
  timers: Timers,
): UploadQueue<Item> {
  const items: Item[] = [];
  let state: 'idle' | 'sending' | 'waiting' = 'idle';
  let backOff = firstBackOffMs;

  const sendNext = async (): Promise<void> => {
    state = 'sending';
    while (items.length) {
      try {
        await send(items[0] as Item);
        items.shift();
        backOff = firstBackOffMs;
      } catch (error) {
        state = 'waiting';
        timers.setTimeout(() => void sendNext(), backOff);
        backOff = Math.min(backOff * 2, longestBackOffMs);
        return failed(error);
      }
    }
    state = 'idle';
  };

  return {
    add(item) {
      if (items.length < longestQueue) items.push(item);
      if (state === 'idle') void sendNext();
    },
  };
}
