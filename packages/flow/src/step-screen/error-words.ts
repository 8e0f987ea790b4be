import type { CallError } from '@quayside/api/errors';
import type { errors } from '@quayside/i18n/text/errors';
import type { TextStore } from '@quayside/i18n/text-store';

let loaded: typeof errors | undefined;

/** Loads the texts of failed calls with the validation, before the first call: offline they could not be loaded. */
export async function loadErrorWords(store: TextStore): Promise<void> {
  const module = await import('@quayside/i18n/text/errors');
  loaded = module.errors;
  await store.load(loaded);
}

/** Whether the texts of failed calls are loaded. */
export const hasErrorWords = (store: TextStore): boolean => loaded !== undefined && store.has(loaded);

/**
 * Returns the sentence of a failed call; for a chunk that failed offline, the offline message; for anything else, that we made an error. '' if the texts
 * failed to load.
 */
export function errorWords(store: TextStore, error: unknown): string {
  const key = (error as Partial<CallError> | undefined)?.messageKey ?? (navigator.onLine ? 'unknown' : 'networkError');
  return loaded ? store.translate(loaded, key) : '';
}
