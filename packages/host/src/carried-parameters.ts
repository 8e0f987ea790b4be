import { storedParameterNames } from '@quayside/platform/page-parameters';

/** Session storage key of the page parameters. The boot script reads the skin from it. */
export const carriedKey = 'quayside.carried';

/**
 * Returns the query with the page parameters of this tab's earlier URLs, and stores them for the next document, because routes, reloads and third parties drop
 * parameters (SKIN-01). Parameters of `search` take precedence. Without storage, returns `search`.
 */
export function withCarriedParameters(search: string): string {
  const query = new URLSearchParams(search);
  try {
    const carried = new URLSearchParams(sessionStorage.getItem(carriedKey) ?? '');
    for (const name of storedParameterNames) {
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
