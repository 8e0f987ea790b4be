import type { CallError } from '@quayside/api/errors';
import type { errors } from '@quayside/i18n/internals/text/errors';
import type { TextStore } from '@quayside/i18n/text-store';

let loaded: typeof errors | undefined;

/** Loads the messages of failed calls in advance, because they cannot be loaded offline. */
export async function loadErrorTexts(store: TextStore): Promise<void> {
  const module = await import('@quayside/i18n/internals/text/errors');
  loaded = module.errors;
  await store.load(loaded);
}

/** Returns whether the messages of failed calls have loaded. */
export const hasErrorTexts = (store: TextStore): boolean => loaded !== undefined && store.has(loaded);

/**
 * Returns the message for a failed call. For other errors, returns the offline message while offline, or else a message that the app failed. Returns '' if the
 * messages have not loaded.
 */
export function getErrorText(store: TextStore, error: unknown): string {
  const key = (error as Partial<CallError> | undefined)?.messageKey ?? (navigator.onLine ? 'unknown' : 'networkError');
  return loaded ? store.translate(loaded, key) : '';
}
