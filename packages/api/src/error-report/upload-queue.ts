import type { Timers } from '@quayside/platform/internals/timers';

/** A queue that uploads items in order. `add` appends an item, and never throws or waits. */
export type UploadQueue<Item> = { readonly add: (item: Item) => void };

/** The greatest number of waiting items (F65). The queue drops any further item. */
export const maxQueueLength = 30;
/** The wait after the first failure, in milliseconds (F65). Each further failure doubles it. */
export const firstBackOffMs = 5000;
/** The longest wait between two attempts, in milliseconds: one hour (F65). */
export const maxBackOffMs = 3_600_000;

/**
 * Creates a queue that uploads items in order. After a failure, the queue waits from 5 s up to an hour and retries the same item. New items beyond 30 are
 * dropped, because the first errors of a series show the cause. Failures are passed to `failed` and not thrown.
 */
export function createUploadQueue<Item>(
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
        backOff = Math.min(backOff * 2, maxBackOffMs);
        return failed(error);
      }
    }
    state = 'idle';
  };

  return {
    add(item) {
      if (items.length < maxQueueLength) items.push(item);
      if (state === 'idle') void sendNext();
    },
  };
}
