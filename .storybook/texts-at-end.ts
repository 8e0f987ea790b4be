import type { TextStore } from '../packages/i18n/src/text-store.ts';

let shown: TextStore | undefined;
const listeners = new Set<() => void>();

/** Store of the texts that replace those of a story after its play function. `current` returns undefined before. */
export const storyEndTexts = {
  current: () => shown,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

/** Shows the end of a story in other texts while `check` runs, and then in its own texts again. The play function needs English texts, so it runs before. */
export async function checkStoryEndIn(store: TextStore, check: () => Promise<void> | void): Promise<void> {
  show(store);
  await painted();
  try {
    await check();
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
