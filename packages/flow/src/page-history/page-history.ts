import { randomId } from '@quayside/platform/internals/random-id';
import { createPath, type Location, type Navigator, type To } from 'react-router';
import { isUpState } from '../resume.ts';

/**
 * The history of one page, with the current URL. react-router receives the URL of the visible screen, which is older while a guard runs. BrowserRouter would
 * add links, forms and data loading: 6 kB gzip that hosts do not use.
 */
export type PageHistory = {
  /** The public path of the host without a final slash, such as `/acct/open-account`. */
  readonly basename: string;
  /** Returns the current URL with its path below the base, such as `/sg-choose`. It is the same object until it changes. */
  readonly location: () => Location;
  /** Calls `listener` after each change of the URL. Returns a function that unsubscribes it. */
  readonly listen: (listener: () => void) => () => void;
  /** The navigator for react-router. Its paths include the base. */
  readonly navigator: Navigator;
  /** Navigates to a path below the base, with a new history entry (`push`) or in the current one (`replace`). */
  readonly go: (to: { readonly pathname: string } & Partial<Location>, how: 'push' | 'replace') => void;
  /** Reloads the page once per history entry. Returns false if it was reloaded before, or without a browser window. */
  readonly reloadOnce: () => boolean;
  /** Reloads the current URL, so that its content security policy applies. */
  readonly reload: () => void;
};

/** Creates the history of a browser window, and listens to its `popstate` events. */
export function browserHistory(base: string, page: Window = window): PageHistory {
  const entry = () => (page.history.state ?? {}) as Partial<Entry>;
  const read = (): CurrentEntry => {
    const { pathname, search, hash } = page.location;
    const { usr = null, key = 'default', from } = entry();
    return { pathname, search, hash, state: usr, key, from };
  };
  const history = createHistory(base, read, {
    write: (how, entry, href) => page.history[how === 'push' ? 'pushState' : 'replaceState'](entry, '', href),
    move: (delta) => page.history.go(delta),
    reloadOnce() {
      if (entry().reloaded) return false;
      page.history.replaceState({ ...entry(), reloaded: true }, '');
      page.location.reload();
      return true;
    },
    reload: () => page.location.reload(),
  });
  page.addEventListener('popstate', history.changed);
  return history;
}

/** Creates a history in memory, for prerendering, embedding and tests. */
export function memoryHistory(base: string, path = '/'): PageHistory {
  const start = parse(basenameOf(base) + path);
  const entries: CurrentEntry[] = [{ ...start, state: null, key: 'default' }];
  let at = 0;
  const history = createHistory(base, () => entries[at] as CurrentEntry, {
    write(how, { usr, key, from }, href) {
      if (how === 'push') at += 1;
      entries.splice(at, how === 'push' ? entries.length : 1, { ...parse(href), state: usr, key, from });
    },
    move(delta) {
      at = Math.min(Math.max(at + delta, 0), entries.length - 1);
      history.changed();
    },
    reloadOnce: () => false,
    reload: () => undefined,
  });
  return history;
}

/** The state of a history entry, with react-router's `usr` and `key`. `from` is the path of the previous page below the base, which a reload preserves. */
type Entry = {
  readonly usr: unknown;
  readonly key: string;
  readonly from?: string | undefined;
  readonly reloaded?: true;
};
type CurrentEntry = Location & Pick<Entry, 'from'>;
type HistoryBackend = Pick<PageHistory, 'reloadOnce' | 'reload'> & {
  readonly write: (how: 'push' | 'replace', entry: Entry, href: string) => void;
  readonly move: (delta: number) => void;
};

function createHistory(
  base: string,
  read: () => CurrentEntry,
  { write, move, reloadOnce, reload }: HistoryBackend,
): PageHistory & { changed: () => void } {
  const basename = basenameOf(base);
  const listeners = new Set<() => void>();
  const present = (): Location => {
    const { from: _, ...location } = read();
    return { ...location, pathname: pathBelow(basename, location.pathname) };
  };
  let location = present();
  const changed = () => {
    location = present();
    for (const listener of listeners) listener();
  };
  const navigateTo = (how: 'push' | 'replace', to: To, state: unknown = null) => {
    const { from } = read();
    const wanted = isUpState(state) && from === '/' ? `${basename}/` : to;
    const href = hrefOf(wanted);
    const isSamePage = pathBelow(basename, parse(href).pathname) === location.pathname;
    write(how, { usr: state, key: randomId(), from: how === 'replace' || isSamePage ? from : location.pathname }, href);
    changed();
  };
  return {
    basename,
    changed,
    reloadOnce,
    reload,
    location: () => location,
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    go: ({ pathname, search = '', hash = '', state }, how) =>
      navigateTo(how, { pathname: basename + pathname, search, hash }, state),
    navigator: {
      createHref: hrefOf,
      go: move,
      push: (to, state) => navigateTo('push', to, state),
      replace: (to, state) => navigateTo('replace', to, state),
    },
  };
}

const basenameOf = (base: string) => base.replace(/\/+$/, '');

/** Returns the path below the base, or `/` for a path outside the base. */
const pathBelow = (basename: string, pathname: string) =>
  pathname.startsWith(`${basename}/`) ? pathname.slice(basename.length) : '/';

const hrefOf = (to: To) => (typeof to === 'string' ? to : createPath(to));

function parse(href: string): Pick<Location, 'pathname' | 'search' | 'hash'> {
  const { pathname, search, hash } = new URL(href, 'https://quayside.invalid');
  return { pathname, search, hash };
}
