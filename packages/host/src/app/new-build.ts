import type { PageHistory } from '@quayside/flow/page-history';
import type { Host } from '../host-context.ts';

export type PageOnServer = {
  /** fetches the page from the server; rejects if it cannot be reached */
  readonly fetchPage: () => Promise<string>;
  /** whether a script exists on the server; true if its address is unknown */
  readonly isThere: (script: string | undefined) => Promise<boolean>;
  /** address of the script that started this page */
  readonly entry: () => string | undefined;
};

/** Longest wait in milliseconds for the server's build, because the customer waits for the message. */
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
  entry: () => {
    const named = document.getElementById('root')?.dataset.scripts?.split(' ')[0]; // on a page that loads its scripts when it is idle
    return named ?? document.querySelector('script[type=module][src]')?.getAttribute('src') ?? undefined;
  },
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

/** Leaves the page once, however many chunks failed. */
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
    if (!entry || !/<script type="module"| data-scripts="/.test(html)) return false;
    if (html.includes(entry) && !(failedAgain && (await page.isThere(addressIn(failedAgain))))) return false;
    if ((await host.keepTyped()) === 'memory') return false; // a reload would lose it
    return history.reloadOnce();
  } catch (error) {
    host.log('new build', error);
    return false;
  }
}

/** Watches for chunks that failed to load, including those of sheets and hints: the bundler dispatches an event for each. Offline, the server is not asked. */
export function watchChunks(host: Leaver, history: Pick<PageHistory, 'reloadOnce'>): void {
  addEventListener('vite:preloadError', () => {
    if (navigator.onLine) void leaveForNewBuild(host, history);
  });
}

/** Returns the script's address from the error message. All browsers but Safari name it. */
function addressIn(error: unknown): string | undefined {
  const { message = '', cause } = error as { readonly message?: string; readonly cause?: unknown };
  return /https?:\/\/[^\s?]+\.js/.exec(message)?.[0] ?? (cause ? addressIn(cause) : undefined);
}
