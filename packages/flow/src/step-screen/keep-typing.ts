import type { FormStore } from '../form/form-store.ts';

/** How often a step that is being typed is kept on the device, in milliseconds: what is half a second old is not lost (reliability 3). */
const keepEveryMs = 400;

/** A page that is left still runs until the next one has answered, long enough to encrypt; iOS has no beforeunload, and says pagehide. */
const ends = ['beforeunload', 'pagehide'] as const;

/** Calls `keep` at once for what was typed before it could be kept, at each change of the form as often as that, and when the page ends. Returns how to stop. */
export function keepTyping(store: FormStore, keep: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const later = () => {
    if (timer !== undefined) return; // somebody who types without a pause is not waited for
    keep();
    timer = setTimeout(() => {
      timer = undefined;
      keep();
    }, keepEveryMs);
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
