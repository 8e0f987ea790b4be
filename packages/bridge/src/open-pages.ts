import { parseUrl } from '@quayside/platform/internals/parse-url';
import type { Bridge } from './bridge/bridge.ts';

/** Path of the help page, on the origin of the app's web pages (BRIDGE-01). */
export const helpPath = '/webapp/market/help.html';

/** Dependencies of the functions that open pages, and the origins that these functions may open. */
export type PageOpener = {
  readonly bridge: Bridge;
  /**
   * Allowed origins, such as `https://files.example.com`. URLs of other origins are not opened, even if a server sent
   * them (F07).
   */
  readonly origins: readonly string[];
  /** Opens a new window. In a browser, use `openNewWindow`. */
  readonly openWindow: (url: string) => void;
  /** Logs failures. Messages do not contain the URL. */
  readonly log: (message: string, error: unknown) => void;
};

/** Opens a new browser window that cannot access this page (F17). */
export const openNewWindow = (url: string): void => void globalThis.open(url, '_blank', 'noopener,noreferrer');

/** Place where a page was opened; `failed` if it was not. */
export type OpenResult = 'app' | 'web-view' | 'window' | 'failed';

/**
 * Opens a PDF in the viewer of the app, or else in a native web view; in a browser, in a new window (BRIDGE-02). Never
 * rejects: it logs failures and resolves to `failed`.
 */
export async function openPdf(url: string, opener: PageOpener): Promise<OpenResult> {
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

/**
 * Opens a file by its media type: a PDF as `openPdf` does, other files in a new web view or, in a browser, in a new
 * window. Never rejects: it logs failures and resolves to `failed`.
 */
export const openFile = (url: string, type: string, opener: PageOpener): Promise<OpenResult> =>
  type === 'application/pdf' ? openPdf(url, opener) : openPage(url, opener);

/**
 * Opens a screen of the native app by its module name, such as `deposit`. In a browser, or if the app does not open the
 * screen, opens the help page with `helpParameters`. Never rejects: it logs failures and resolves to `failed`.
 */
export async function openAppScreen(
  screen: string,
  origin: string,
  opener: PageOpener,
  helpParameters?: HelpParameters,
): Promise<OpenResult> {
  const { bridge, log } = opener;
  if (bridge.platform === 'browser') return openHelp(origin, opener, helpParameters);
  try {
    await bridge.call('goto_native_module', { module: screen });
    return 'app';
  } catch (error) {
    log('The app did not open one of its screens; the help page is opened.', error);
  }
  return openHelp(origin, opener, helpParameters);
}

/** Query parameters of the help page, such as `langType` and `skinType`. */
export type HelpParameters = Readonly<Record<string, string>>;

/**
 * Opens the help page in a new web view or, in a browser, in a new window. `helpParameters` passes on the language and
 * skin of this page. Never rejects: it logs failures and resolves to `failed`.
 */
export function openHelp(origin: string, opener: PageOpener, helpParameters: HelpParameters = {}): Promise<OpenResult> {
  const address = new URL(helpPath, origin);
  address.search = new URLSearchParams(helpParameters).toString();
  return openPage(address.href, opener);
}

async function openPage(url: string, opener: PageOpener): Promise<OpenResult> {
  const target = allowed(url, opener);
  if (!target) return 'failed';
  return opener.bridge.platform === 'browser' ? inWindow(target, opener) : inWebView(target, opener);
}

/** Options of `openSystemBrowser`: the allowed origins, the URL back to the app, and how this page navigates. */
export type SystemBrowserOptions = {
  /** The https URL that returns the customer to the app, which must have registered it. */
  readonly returnUrl: string;
  /** Allowed origins. For a URL of another origin, the function resolves to `failed`. */
  readonly origins: readonly string[];
  /** Navigates this page, for example `(url) => window.location.assign(url)`. */
  readonly navigate: (url: string) => void;
};

/**
 * Opens a page in the system browser, because sites such as Singpass refuse web views. Resolves to `app` if the app
 * opened it; the customer returns later. Resolves to `page` if this browser navigates. After `failed`, ask the customer
 * to open the page in a browser.
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

async function inWebView(url: string, opener: PageOpener): Promise<OpenResult> {
  try {
    await opener.bridge.call('open_web_view', { url });
    return 'web-view';
  } catch (error) {
    opener.log('The app did not open a web view; a new window is tried.', error);
  }
  return inWindow(url, opener);
}

function inWindow(url: string, { openWindow, log }: PageOpener): OpenResult {
  try {
    openWindow(url);
    return 'window';
  } catch (error) {
    log('A new window was not opened.', error);
    return 'failed';
  }
}
