import type { Navigator, To } from 'react-router';
import type { Flow } from './define-flow.ts';

/** Query parameter that names the holder of a form; without it, the form is the user's own. */
const parameter = 'holder';

/** Returns the holder in a query string; undefined for the user's own form and for flows without holders. */
export const holderIn = (flow: Pick<Flow, 'forHolders'> | undefined, search: string): string | undefined =>
  flow?.forHolders ? (new URLSearchParams(search).get(parameter) ?? undefined) : undefined;

/** Returns `path` with the holder's query. */
export const pathFor = (path: string, holder: string | undefined): string => path + searchFor(holder);

/** Returns the query string for a holder: `?holder=…`, or '' for the user's own form. */
export const searchFor = (holder: string | undefined): string =>
  holder ? `?${new URLSearchParams({ [parameter]: holder })}` : '';

/** Returns the storage key of a flow's drafts, separate for each holder's form. */
export const draftStoreKey = (flow: string, holder: string | undefined): string =>
  holder ? `${flow}/${holder}` : flow;

/**
 * Returns a navigator that adds the holder to each path of the flow, links included, so that new windows and reloads show the same form. Paths
 * outside the flow, and those with a holder, do not change.
 */
export function forHolder(navigator: Navigator, flow: Flow, holder: string, basename = ''): Navigator {
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
