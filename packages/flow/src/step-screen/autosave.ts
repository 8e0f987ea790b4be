import type { FormStore } from '../form/form-store.ts';

/** Interval in milliseconds at which input is stored, so that input older than half a second is never lost (reliability 3). */
const keepEveryMs = 400;

/**
 * Events at the end of a page. After `beforeunload`, the page runs until the next one has responded, which is long enough to encrypt. iOS fires only
 * `pagehide`.
 */
const ends = ['beforeunload', 'pagehide'] as const;

/**
 * Calls `keep` at once for earlier input and for the first change. Calls it at most every `keepEveryMs` while the customer types, and when the page ends.
 * Returns a cleanup function.
 */
export function autosave(store: FormStore, keep: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let known = store.values;
  let kept = store.values;
  const keepNow = () => {
    kept = known;
    keep();
    timer = setTimeout(() => {
      timer = undefined;
      if (known !== kept) keepNow();
    }, keepEveryMs);
  };
  const later = () => {
    if (store.values === known) return; // no input: an attempt to continue, or advice
    known = store.values;
    if (timer === undefined) keepNow(); // not debounced, because a customer may type without a pause
  };
  const untold = store.subscribe(later);
  for (const end of ends) addEventListener(end, keep);
  keep();
  return () => {
    clearTimeout(timer);
    untold();
    for (const end of ends) removeEventListener(end, keep);
  };
}
