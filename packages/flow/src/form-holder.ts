import type { Navigator, To } from 'react-router';
import type { Flow } from './define-flow.ts';

/** The query parameter with the id of the form's holder. The user's own form has none. */
const parameter = 'holder';

/** Returns the holder's id from a query string. Returns undefined for the user's own form, and for flows without `forHolders`. */
export const parseHolder = (flow: Pick<Flow, 'forHolders'> | undefined, search: string): string | undefined =>
  flow?.forHolders ? (new URLSearchParams(search).get(parameter) ?? undefined) : undefined;

/** Returns `path` with the query parameter of the holder, or unchanged for the user's own form. */
export const withHolderQuery = (path: string, holder: string | undefined): string => path + holderQuery(holder);

/** Returns the query string for a holder: `?holder=…`, or '' for the user's own form. */
export const holderQuery = (holder: string | undefined): string =>
  holder ? `?${new URLSearchParams({ [parameter]: holder })}` : '';

/** Returns the storage key of a flow's drafts: `flow`, or `flow/holder` for the form of another holder. */
export const draftStoreKey = (flow: string, holder: string | undefined): string =>
  holder ? `${flow}/${holder}` : flow;

/**
 * Creates a navigator that adds the holder to paths of the flow, so that links, new windows and reloads show the same form. Paths outside the flow and paths
 * with a holder do not change.
 */
export function createHolderNavigator(navigator: Navigator, flow: Flow, holder: string, basename = ''): Navigator {
  const paths = new Set([...flow.steps, ...flow.screens].map(({ path }) => basename + path));
  const about = (to: To): To => {
    if (typeof to === 'string' || to.pathname === undefined || !paths.has(to.pathname)) return to;
    const search = new URLSearchParams(to.search);
    if (!search.has(parameter)) search.set(parameter, holder);
    return { ...to, search: `?${search}` };
  };
  return {
    ...navigator,
    createHref: (to) => navigator.createHref(about(to)),
    push: (to, ...rest) => navigator.push(about(to), ...rest),
    replace: (to, ...rest) => navigator.replace(about(to), ...rest),
  };
}
