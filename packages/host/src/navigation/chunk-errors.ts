import type { PageHistory } from '@quayside/flow/internals/page-history';
import type { Host } from '../host-context.ts';

/** The functions with which `reloadForNewBuild` compares this page with the server. */
export type PageOnServer = {
  /** Fetches the HTML of the page from the server. Rejects if the server cannot be reached. */
  readonly fetchPage: () => Promise<string>;
  /** Returns whether a script exists on the server. Returns true if its URL is unknown. */
  readonly isThere: (script: string | undefined) => Promise<boolean>;
  /** Returns the URL of the script that started this page. */
  readonly entry: () => string | undefined;
};

/** The longest wait for the server's page, in milliseconds. The customer waits for the message meanwhile. */
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
    const named = document.getElementById('root')?.dataset.scripts?.split(' ')[0]; // a page that loads its scripts when idle names them here
    return named ?? document.querySelector('script[type=module][src]')?.getAttribute('src') ?? undefined;
  },
};

/**
 * Handles a chunk that failed to load (reliability F67). If the server has a newer build, whose chunks have other names, stores the input and reloads the page,
 * at most once per URL. Resolves with true if the page reloads. Does nothing offline, or if the server has the same build. `failedAgain` is the error of a
 * second attempt. The page then also reloads if the script exists, because browsers can cache a failed import.
 */
export function reloadForNewBuild(
  host: Leaver,
  history: Pick<PageHistory, 'reloadOnce'>,
  failedAgain?: unknown,
  page: PageOnServer = thisPage,
): Promise<boolean> {
  const running = leaving.get(host) ?? leave(host, history, failedAgain, page).finally(() => leaving.delete(host));
  leaving.set(host, running);
  return running;
}

type Leaver = Pick<Host, 'storeUnsaved' | 'log'>;

/** The pending reload of each host, so that the page reloads once even if several chunks fail. */
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
    if ((await host.storeUnsaved()) === 'memory') return false; // a reload would lose the input
    return history.reloadOnce();
  } catch (error) {
    host.log('new build', error);
    return false;
  }
}

/** Watches for chunks that fail to load, including those of sheets and hints, for which the bundler dispatches an event. Does nothing while offline. */
export function watchChunkErrors(host: Leaver, history: Pick<PageHistory, 'reloadOnce'>): void {
  addEventListener('vite:preloadError', () => {
    if (navigator.onLine) void reloadForNewBuild(host, history);
  });
}

/** Returns the URL of the script from the error message, which all browsers except Safari include. */
function addressIn(error: unknown): string | undefined {
  const { message = '', cause } = error as { readonly message?: string; readonly cause?: unknown };
  return /https?:\/\/[^\s?]+\.js/.exec(message)?.[0] ?? (cause ? addressIn(cause) : undefined);
}
