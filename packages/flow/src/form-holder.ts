import type { Navigator, To } from 'react-router';
import type { Flow } from './define-flow.ts';

/** The parameter of an address that says whose form a page is about; without it the signed-in user's own. */
const parameter = 'holder';

/** Whose form an address of the flow is about; undefined for the user's own, and of a flow that is nobody's but theirs. */
export const holderIn = (flow: Pick<Flow, 'forHolders'> | undefined, search: string): string | undefined =>
  flow?.forHolders ? (new URLSearchParams(search).get(parameter) ?? undefined) : undefined;

/** A page about a holder's form; about the user's own where there is no holder. */
export const pathFor = (path: string, holder: string | undefined): string => path + searchFor(holder);

/** What an address carries for a page about a holder's form: `?holder=…`, or nothing for the user's own. */
export const searchFor = (holder: string | undefined): string =>
  holder ? `?${new URLSearchParams({ [parameter]: holder })}` : '';

/** Under what this device keeps what is typed of a flow: of each holder's form apart. */
export const draftStoreKey = (flow: string, holder: string | undefined): string =>
  holder ? `${flow}/${holder}` : flow;

/**
 * Screens name the paths of their flow and nothing else: this navigator adds to each whose form it is about, in links too, so that a new window and a reload
 * know it. What leads out of the flow, or says a holder itself, stays as it is.
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
