import type { FormStore } from '../form/form-store.ts';

/** Interval in milliseconds at which input is stored on the device: half a second of it is safe (reliability 3). */
const keepEveryMs = 400;

/** A page that is left runs until the next one has responded, long enough to encrypt. iOS lacks beforeunload and fires pagehide. */
const ends = ['beforeunload', 'pagehide'] as const;

/** Calls `keep` at once for earlier input and for the first change, at most that often while the customer types on, and when the page ends. Returns a cleanup. */
export function keepTyping(store: FormStore, keep: () => void): () => void {
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
    if (store.values === known) return; // an attempt to go on, or advice
    known = store.values;
    if (timer === undefined) keepNow(); // somebody who types without a pause is not waited for
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
