import type { CallError } from '@quayside/api/errors';
import type { errors } from '@quayside/i18n/text/errors';
import type { TextStore } from '@quayside/i18n/text-store';

let loaded: typeof errors | undefined;

/** The words of failed calls come with the validation, before the first call is made: offline they could not be fetched any more. */
export async function loadErrorWords(store: TextStore): Promise<void> {
  const module = await import('@quayside/i18n/text/errors');
  loaded = module.errors;
  await store.load(loaded);
}

/** Whether a failed call can be told of without waiting. */
export const hasErrorWords = (store: TextStore): boolean => loaded !== undefined && store.has(loaded);

/**
 * What to say of a failed call; of a chunk that did not come while there is no network, the same as of a call then; of anything else, that it went wrong on our
 * side. '' where not even the words could be loaded.
 */
export function errorWords(store: TextStore, error: unknown): string {
  const key = (error as Partial<CallError> | undefined)?.messageKey ?? (navigator.onLine ? 'unknown' : 'networkError');
  return loaded ? store.translate(loaded, key) : '';
}
