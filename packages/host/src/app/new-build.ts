import type { PageHistory } from '@quayside/flow/page-history';
import type { Host } from '../host-context.ts';

export type PageOnServer = {
  /** the page as the server has it now; rejects when it cannot be reached */
  readonly fetchPage: () => Promise<string>;
  /** whether a script is there now; one whose address is not known may be */
  readonly isThere: (script: string | undefined) => Promise<boolean>;
  /** the address of the script that this page was started with */
  readonly entry: () => string | undefined;
};

/** How long the server may take to say what build it has, in milliseconds: the customer waits to be told. */
const longestWait = 5000;

const thisPage: PageOnServer = {
  fetchPage: async () => {
    const response = await fetch(location.href, {
      cache: 'no-store',
      headers: { accept: 'text/html' },
      signal: AbortSignal.timeout(longestWait),
    });
    return response.ok ? response.text() : '';
  },
  isThere: async (script) => script === undefined || (await fetch(script, { method: 'HEAD' })).ok,
  entry: () => document.querySelector('script[type=module][src]')?.getAttribute('src') ?? undefined,
};

/**
 * After a chunk that could not be loaded (reliability F67): when the server has a newer build, whose chunks have other names, what is typed is kept and the page
 * is loaded again, once an address. True: the page is going. Offline, or with the same build on the server, nothing happens: the customer may try again.
 * `failedAgain`: what the second try failed with. A browser may keep a failed import for as long as the page lives; the script being there, a new page can have it.
 */
export function leaveForNewBuild(
  host: Leaver,
  history: Pick<PageHistory, 'reloadOnce'>,
  failedAgain?: unknown,
  page: PageOnServer = thisPage,
): Promise<boolean> {
  const running = leaving.get(host) ?? leave(host, history, failedAgain, page).finally(() => leaving.delete(host));
  leaving.set(host, running);
  return running;
}

type Leaver = Pick<Host, 'keepTyped' | 'log'>;

/** However many chunks are gone, the page is left once. */
const leaving = new WeakMap<Leaver, Promise<boolean>>();

async function leave(
  host: Leaver,
  history: Pick<PageHistory, 'reloadOnce'>,
  failedAgain: unknown,
  page: PageOnServer,
): Promise<boolean> {
  try {
    const entry = page.entry();
    const html = await page.fetchPage();
    if (!entry || !html.includes('<script type="module"')) return false;
    if (html.includes(entry) && !(failedAgain && (await page.isThere(addressIn(failedAgain))))) return false;
    await host.keepTyped();
    return history.reloadOnce();
  } catch (error) {
    host.log('new build', error);
    return false;
  }
}

/**
 * Every chunk counts, also one that a screen fetches for a sheet or a hint: the bundler tells the page of each that did not come. Without a network nothing is
 * asked.
 */
export function watchChunks(host: Leaver, history: Pick<PageHistory, 'reloadOnce'>): void {
  addEventListener('vite:preloadError', () => {
    if (navigator.onLine) void leaveForNewBuild(host, history);
  });
}

/** Browsers name the script in the message, all but Safari. */
function addressIn(error: unknown): string | undefined {
  const { message = '', cause } = error as { readonly message?: string; readonly cause?: unknown };
  return /https?:\/\/[^\s?]+\.js/.exec(message)?.[0] ?? (cause ? addressIn(cause) : undefined);
}
