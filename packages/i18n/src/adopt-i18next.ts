import type { TextStore } from './text-store.ts';

/**
 * Loads i18next and lets it translate the texts of `store`. Call it when the first screen accepts input, because that
 * screen does not need the library.
 */
export async function adoptI18next(store: TextStore): Promise<void> {
  const { createInstance } = await import('i18next');
  await store.adopt(() => createInstance());
}
