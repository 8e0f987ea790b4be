import type { Timers } from '@quayside/platform/timers';

export type UploadQueue<Item> = { readonly add: (item: Item) => void; readonly waiting: () => number };

/** Reliability F65. */
export const longestQueue = 30;
export const firstBackOffMs = 5000;
export const longestBackOffMs = 3_600_000;

/**
 * Uploads one item after the other. After a failure it waits, 5 s at first and at most an hour, and then tries the same item again; beyond 30 items the newest
 * are dropped, because the first ones of a storm say what began it. `failed` hears of failures; nothing it does reaches the caller.
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
    waiting: () => items.length,
  };
}
