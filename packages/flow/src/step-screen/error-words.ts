import type { CallError } from '@quayside/api/errors';
import type { errors } from '@quayside/i18n/internals/text/errors';
import type { TextStore } from '@quayside/i18n/text-store';

let loaded: typeof errors | undefined;

/** Loads the texts of failed calls together with the validation, because they cannot be loaded offline. */
export async function loadErrorTexts(store: TextStore): Promise<void> {
  const module = await import('@quayside/i18n/internals/text/errors');
  loaded = module.errors;
  await store.load(loaded);
}

/** Returns whether the texts of failed calls are loaded. */
export const hasErrorTexts = (store: TextStore): boolean => loaded !== undefined && store.has(loaded);

/**
 * Returns the text of a failed call. For a chunk that failed offline, returns the offline message; for anything else, a message that the error is ours.
 * Returns '' if the texts failed to load.
 */
export function errorTextOf(store: TextStore, error: unknown): string {
  const key = (error as Partial<CallError> | undefined)?.messageKey ?? (navigator.onLine ? 'unknown' : 'networkError');
  return loaded ? store.translate(loaded, key) : '';
}
