import type { PageHistory } from '@quayside/flow/internals/page-history';
import type { Host } from '../host-context.ts';

/** What `reloadForNewBuild` needs to compare this page with the page on the server. */
export type PageOnServer = {
  /** Fetches the HTML of the page from the server. Resolves with an empty text for an error status, and rejects if the server cannot be reached. */
  readonly fetchPage: () => Promise<string>;
  /** Resolves with true if a script exists on the server, or if its URL is unknown. */
  readonly isThere: (script: string | undefined) => Promise<boolean>;
  /** Returns the URL of the script that started this page, or undefined if the document names none. */
  readonly entry: () => string | undefined;
};

/** The longest time in milliseconds to wait for the server's page. Meanwhile, the customer waits for the message of the failure. */
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
 * Reloads the page after a chunk failed to load (reliability F67), at most once per URL, if the server has a newer build. First stores unsaved input; does not
 * reload if the device refuses it. Resolves with true if the page reloads. With `failedAgain`, the error of a second attempt, also reloads the same build if
 * the script exists, because browsers cache failed imports.
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

/** The pending check of each host, so that the page reloads once even if several chunks fail. */
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
    if ((await host.storeUnsaved()) === 'memory') return false; // a reload would lose the input
    return history.reloadOnce();
  } catch (error) {
    host.log('new build', error);
    return false;
  }
}

/**
 * Calls `reloadForNewBuild` whenever a chunk fails to load while online, including those of sheets and hints. The bundler dispatches an event
 * (`vite:preloadError`) for each.
 */
export function reloadOnChunkErrors(host: Leaver, history: Pick<PageHistory, 'reloadOnce'>): void {
  addEventListener('vite:preloadError', () => {
    if (navigator.onLine) void reloadForNewBuild(host, history);
  });
}

/** Returns the URL of the script that an error message names, or undefined. All browsers except Safari name it. */
function addressIn(error: unknown): string | undefined {
  const { message = '', cause } = error as { readonly message?: string; readonly cause?: unknown };
  return /https?:\/\/[^\s?]+\.js/.exec(message)?.[0] ?? (cause ? addressIn(cause) : undefined);
}
