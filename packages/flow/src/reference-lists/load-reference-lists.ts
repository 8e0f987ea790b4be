import type { ResponseOf } from '@quayside/contract/call';
import { getReferenceLists } from '@quayside/contract/calls/opening';
import type { Language } from '@quayside/i18n/language';
import type { Caller } from '../services.ts';

/** The server's lists of businesses, industries and occupations, in one language (FORM-03). */
export type ReferenceLists = ResponseOf<typeof getReferenceLists>;

const loaded = new WeakMap<Caller, Map<Language, Promise<ReferenceLists>>>();

/** Loads the reference lists, with one request per caller and language. Rejects with CallError; the next call then retries. */
export function loadReferenceLists(caller: Caller, language: Language): Promise<ReferenceLists> {
  const byLanguage = loaded.get(caller) ?? new Map<Language, Promise<ReferenceLists>>();
  loaded.set(caller, byLanguage);
  const known = byLanguage.get(language);
  if (known) return known;
  const lists = caller.call(getReferenceLists, {});
  byLanguage.set(language, lists);
  lists.catch(() => byLanguage.delete(language));
  return lists;
}
