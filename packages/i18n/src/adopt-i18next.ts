import type { TextStore } from './text-store.ts';

/** Fetches i18next and hands the words over to it. Called once the first screen can be used: the library is no part of what that needs. */
export async function adoptI18next(store: TextStore): Promise<void> {
  const { createInstance } = await import('i18next');
  await store.adopt(() => createInstance());
}
