import type { TextStore } from '../packages/i18n/src/text-store.ts';

let shown: TextStore | undefined;
const listeners = new Set<() => void>();

/** The texts that a story shows in place of its own once it has been played; undefined until then. */
export const textsAtEnd = {
  current: () => shown,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

/** Shows the end of a story in other texts while `look` reads it. Its play searches for English, so they come after it. */
export async function withTextsAtEnd(store: TextStore, look: () => Promise<void> | void): Promise<void> {
  show(store);
  await painted();
  try {
    await look();
  } finally {
    show(undefined);
  }
}

function show(store: TextStore | undefined): void {
  shown = store;
  for (const listener of listeners) listener();
}

/** Resolves when React has rendered the change and the browser has painted it. */
const painted = () => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())));
