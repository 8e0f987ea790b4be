import type { PageHistory } from '@quayside/flow/page-history';
import type { Host } from '../host-context.ts';

export type PageOnServer = {
  /** the page as the server has it now; rejects when it cannot be reached */
  readonly fetchPage: () => Promise<string>;
  /** the address of the script that this page was started with */
  readonly entry: () => string | undefined;
};

const thisPage: PageOnServer = {
  fetchPage: async () => {
    const response = await fetch(location.href, { cache: 'no-store', headers: { accept: 'text/html' } });
    return response.ok ? response.text() : '';
  },
  entry: () => document.querySelector('script[type=module][src]')?.getAttribute('src') ?? undefined,
};

/**
 * After a chunk that could not be loaded (reliability F67): when the server has a newer build, whose chunks have other names, what is typed is kept and the page
 * is loaded again, once an address. True: the page is going. Offline, or with the same build on the server, nothing happens: the customer may try again.
 */
export async function leaveForNewBuild(
  host: Pick<Host, 'keepTyped' | 'log'>,
  history: Pick<PageHistory, 'reloadOnce'>,
  page: PageOnServer = thisPage,
): Promise<boolean> {
  try {
    const entry = page.entry();
    const html = await page.fetchPage();
    if (!entry || !html.includes('<script type="module"') || html.includes(entry)) return false;
    await host.keepTyped();
    return history.reloadOnce();
  } catch (error) {
    host.log('new build', error);
    return false;
  }
}
