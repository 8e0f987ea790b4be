import { storedParameterNames } from '@quayside/platform/page-parameters';

/** The session storage key under which a tab stores its page parameters. The boot script reads the skin from it. */
export const storedParametersKey = 'quayside.carried';

/** The parameters that name the app together (START-06). A later URL with one of them replaces both. */
const appParameters = ['overseaType', 'appType'];

/**
 * Returns a query with the page parameters that earlier URLs of this tab had, because routes, reloads and third parties drop them (SKIN-01). Those of `search`
 * take precedence. Stores the result for the next document. Returns `search` if storage is blocked.
 */
export function restoreParameters(search: string): string {
  const query = new URLSearchParams(search);
  try {
    const carried = new URLSearchParams(sessionStorage.getItem(storedParametersKey) ?? '');
    if (appParameters.some((name) => query.has(name))) for (const name of appParameters) carried.delete(name);
    for (const name of storedParameterNames) {
      const value = query.get(name) ?? carried.get(name);
      if (value === null) continue;
      carried.set(name, value);
      query.set(name, value);
    }
    sessionStorage.setItem(storedParametersKey, String(carried));
  } catch {
    return search; // storage is blocked
  }
  return `?${query}`;
}
