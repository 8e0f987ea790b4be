import type { FormStore } from '../form/form-store.ts';

/** The minimum time between two saves in milliseconds, so that at most half a second of input can be lost. */
const saveEveryMs = 400;

/**
 * The events at the end of a page. After `beforeunload`, the page runs until the next one has responded, which is long enough to encrypt. iOS fires only
 * `pagehide`.
 */
const endEvents = ['beforeunload', 'pagehide'] as const;

/**
 * Calls `save` at once for earlier input and for the first change. While the customer types, calls it at most every `saveEveryMs`, and also when the page ends.
 * Returns a function that stops this.
 */
export function autosave(store: FormStore, save: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let latestValues = store.values;
  let savedValues = store.values;
  const saveNow = () => {
    savedValues = latestValues;
    save();
    timer = setTimeout(() => {
      timer = undefined;
      if (latestValues !== savedValues) saveNow();
    }, saveEveryMs);
  };
  const onChange = () => {
    if (store.values === latestValues) return; // no input: an attempt to continue, or advice
    latestValues = store.values;
    if (timer === undefined) saveNow(); // not debounced, because a customer may type without a pause
  };
  const unsubscribe = store.subscribe(onChange);
  for (const end of endEvents) addEventListener(end, save);
  save();
  return () => {
    clearTimeout(timer);
    unsubscribe();
    for (const end of endEvents) removeEventListener(end, save);
  };
}
