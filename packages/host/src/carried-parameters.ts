import { keptParameterNames } from '@quayside/platform/page-parameters';

/** Where a tab keeps what its addresses said of the page; the boot script reads the skin there. */
export const carriedKey = 'quayside.carried';

/**
 * A query with what earlier addresses of this tab said of the page, and keeps that for the next document: routes, reloads and third parties drop parameters
 * (SKIN-01). What `search` says itself comes first. Without storage the answer is `search` alone.
 */
export function withCarriedParameters(search: string): string {
  const query = new URLSearchParams(search);
  try {
    const carried = new URLSearchParams(sessionStorage.getItem(carriedKey) ?? '');
    for (const name of keptParameterNames) {
      const said = query.get(name);
      const kept = said ?? carried.get(name);
      if (kept === null) continue;
      carried.set(name, kept);
      query.set(name, kept);
    }
    sessionStorage.setItem(carriedKey, String(carried));
  } catch {
    return search; // storage is blocked
  }
  return `?${query}`;
}
