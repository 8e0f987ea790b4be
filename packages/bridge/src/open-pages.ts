import { parseUrl } from '@quayside/platform/parse-url';
import type { Bridge } from './bridge/bridge.ts';

/** The help page, below the origin of the app's web pages (BRIDGE-01). */
export const helpPath = '/webapp/market/help.html';

/** What opens pages outside of the app's own, and which origins it may open. */
export type PageOpener = {
  readonly bridge: Bridge;
  /** Origins that may be opened, such as `https://files.example.com`: an address of a server or a link never chooses another (F07). */
  readonly origins: readonly string[];
  /** Opens a new window; `newWindow` of a browser. */
  readonly openWindow: (url: string) => void;
  /** where failures go; the address is not among what is logged */
  readonly log: (message: string, error: unknown) => void;
};

/** A new window that cannot reach back (F17). */
export const newWindow = (url: string): void => void globalThis.open(url, '_blank', 'noopener,noreferrer');

/** How a page was opened, or that it was not. */
export type Opened = 'app' | 'web-view' | 'window' | 'failed';

/** Opens a PDF: by the app's own viewer, else in a native web view; in a browser in a new window (BRIDGE-02). Never rejects: failures are only logged. */
export async function openPdf(url: string, opener: PageOpener): Promise<Opened> {
  const target = allowed(url, opener);
  if (!target) return 'failed';
  const { bridge, log } = opener;
  if (bridge.platform === 'browser') return inWindow(target, opener);
  try {
    await bridge.call('goto_native_module', { module: 'pdf', parameters: { url: target } });
    return 'app';
  } catch (error) {
    log('The app did not open a PDF in its viewer; a web view is tried.', error);
  }
  return inWebView(target, opener);
}

/** Opens a file by its media type: a PDF as `openPdf` does, anything else in a new web view, in a browser in a new window. Never rejects. */
export const openFile = (url: string, type: string, opener: PageOpener): Promise<Opened> =>
  type === 'application/pdf' ? openPdf(url, opener) : openPage(url, opener);

/** Opens the help page in a new web view, in a browser in a new window. Never rejects. */
export const openHelp = (origin: string, opener: PageOpener): Promise<Opened> =>
  openPage(new URL(helpPath, origin).href, opener);

async function openPage(url: string, opener: PageOpener): Promise<Opened> {
  const target = allowed(url, opener);
  if (!target) return 'failed';
  return opener.bridge.platform === 'browser' ? inWindow(target, opener) : inWebView(target, opener);
}

/** How the system's browser is left again, and how a browser without an app goes to the same address. */
export type SystemBrowserOptions = {
  /** where the app's link brings the customer back to: an https address that the app has registered */
  readonly returnUrl: string;
  readonly origins: readonly string[];
  /** such as `(url) => window.location.assign(url)` */
  readonly navigate: (url: string) => void;
};

/**
 * Opens a page that must not run in a web view (Singpass refuses them) in the system's browser. `'app'`: the app did so and brings the
 * customer back; `'page'`: this is a browser already, which navigates; `'failed'`: tell the customer to open the page in a browser.
 */
export async function openSystemBrowser(
  url: string,
  bridge: Bridge,
  options: SystemBrowserOptions,
): Promise<'app' | 'page' | 'failed'> {
  const target = parseUrl(url);
  if (!target || !options.origins.includes(target.origin)) return 'failed';
  if (bridge.platform === 'browser') {
    options.navigate(target.href);
    return 'page';
  }
  return bridge.call('open_system_browser', { url: target.href, returnUrl: options.returnUrl }).then(
    () => 'app',
    () => 'failed',
  );
}

function allowed(url: string, { origins, log }: PageOpener): string | undefined {
  const target = parseUrl(url);
  if (target && /^https?:$/.test(target.protocol) && origins.includes(target.origin) && !target.username)
    return target.href;
  log('A page was not opened: its address is not of an allowed origin.', undefined);
  return undefined;
}

async function inWebView(url: string, opener: PageOpener): Promise<Opened> {
  try {
    await opener.bridge.call('open_web_view', { url });
    return 'web-view';
  } catch (error) {
    opener.log('The app did not open a web view; a new window is tried.', error);
  }
  return inWindow(url, opener);
}

function inWindow(url: string, { openWindow, log }: PageOpener): Opened {
  try {
    openWindow(url);
    return 'window';
  } catch (error) {
    log('A new window was not opened.', error);
    return 'failed';
  }
}
