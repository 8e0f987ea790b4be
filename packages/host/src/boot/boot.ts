import { hasDataSaver } from '@quayside/platform/internals/has-data-saver';
import { hasLoginParameters, stripLoginParameters } from '@quayside/platform/internals/login-parameters';
import { languageCookie, languageTypeKey, storagePrefix } from '../page-language.ts';
import { storedParametersKey } from '../restore-parameters.ts';
import { displayFontKey } from './display-font.ts';
import { installEarlyPress } from './early-press.ts';
import { homeShapeKey } from './home-shape.ts';
import { openedSeenKey } from './opened-seen.ts';
import { allowedPagesKey } from './skeleton.ts';

export { skeletonStyles } from './skeleton.ts';

/** The `window` of the page. */
type Page = Window & typeof globalThis;

/**
 * Prepares the first frame by setting attributes of html. The build bundles it as the inline script of each document, where it runs before the page sends a
 * request.
 */
export function boot(page: Page): void {
  stripLoginParameters(page); // first, so that no request, history entry or log contains login secrets (reliability F01)
  showSkinOfUrl(page);
  hidePageOfOtherApp(page);
  hidePageInOtherLanguage(page);
  showScriptErrors(page);
  reloadForLoginCode(page);
  hideGuardedPage(page);
  loadDisplayFont(page);
  outlineHome(page);
  chooseSkeleton(page);
  installEarlyPress(page);
}

const datasetOf = ({ document }: Page) => document.documentElement.dataset;

/** Returns a stored value, or null if there is none or storage is blocked. */
function stored(page: Page, area: 'localStorage' | 'sessionStorage', key: string): string | null {
  try {
    return page[area].getItem(key);
  } catch {
    return null;
  }
}

const isSignedIn = (page: Page): boolean => stored(page, 'localStorage', `${storagePrefix}userToken`) !== null;

/** Returns the query of this URL, followed by the page parameters that earlier URLs of this tab had. */
const queryOf = (page: Page): string =>
  `${page.location.search}&${stored(page, 'sessionStorage', storedParametersKey) ?? ''}`;

/** Returns the number of the language that this device has stored (`langType`), or undefined if there is none. */
function storedLanguage(page: Page): string | undefined {
  try {
    const { value } = JSON.parse(stored(page, 'localStorage', storagePrefix + languageTypeKey) ?? '') as {
      value: unknown;
    };
    return String(value);
  } catch {
    return undefined; // another app's value
  }
}

/** Sets the skin of the `skinType` parameter for the first frame (SKIN-01). */
function showSkinOfUrl(page: Page): void {
  const skin = /[?&]skinType=(white|black|blue)\b/.exec(queryOf(page))?.[1];
  if (skin) datasetOf(page).skin = skin;
}

/** Shows the skeleton instead of a page whose URL names another app than its host, so that the brand does not change visibly (START-06). */
function hidePageOfOtherApp(page: Page): void {
  const dataset = datasetOf(page);
  const { search } = page.location;
  const query = /[?&](overseaType|appType)=/.test(search) ? search : queryOf(page); // a URL with one of them replaces both
  const app = /[?&]overseaType=sg\b/.test(query) ? '12' : /[?&]appType=(\d+)/.exec(query)?.[1];
  if (app && dataset.app && Number(app) !== Number(dataset.app)) dataset.held = '';
}

/** Shows the skeleton instead of a page in another language than this device uses (LANG-03). The server already applies the cookie of the language switcher. */
function hidePageInOtherLanguage(page: Page): void {
  const dataset = datasetOf(page);
  if (!dataset.langType || new RegExp(`\\b${languageCookie}=`).test(page.document.cookie)) return;
  const language = /[?&]langType=(\d)/.exec(queryOf(page))?.[1] ?? storedLanguage(page);
  if (language && language !== dataset.langType) dataset.held = '';
}

/** Shows the document's message if a script of the page fails to load (reliability F67). */
function showScriptErrors(page: Page): void {
  const listener = ({ target }: Event) => {
    if ((target as Partial<Element>).nodeName === 'SCRIPT') datasetOf(page).broken = '';
  };
  page.addEventListener('error', listener, true);
}

/** Reloads the page if only the fragment changes and brings a login code, because such a link loads no document. */
function reloadForLoginCode(page: Page): void {
  page.addEventListener('hashchange', () => {
    if (page.location.hash.startsWith('#code=')) page.location.reload();
  });
}

/**
 * Shows the skeleton instead of a page behind a login until login and guard are known (NAV-01). Shows the page at once if this browser has a login, the URL
 * contains no other login, and the guard allowed the page (`data-guarded`) last time. On a public page, hides the content for visitors (`data-visitor`,
 * `data-beginner`) until the session is known, because home differs for customers.
 */
function hideGuardedPage(page: Page): void {
  const dataset = datasetOf(page);
  const bringsLogin = hasLoginParameters(page);
  const { guarded } = dataset;
  if (!guarded) {
    if (bringsLogin || isSignedIn(page)) dataset.returning = '';
    return;
  }
  const openPages = stored(page, 'localStorage', storagePrefix + allowedPagesKey) ?? '';
  if (bringsLogin || !isSignedIn(page) || !openPages.includes(`"${guarded}"`)) dataset.held = '';
}

/**
 * Shows the brand's display font from the first frame if an earlier visit downloaded it. Otherwise requests its file (`data-face`), unless the data saver is
 * on:
 * - A public page has the font from its first frame if the file arrives in time. Chromium waits up to 100 ms for it.
 * - A page behind a login requests it after the load event, because the font lays out all text again.
 * - A skeleton has no text, so the file waits for the scripts, and the screen shows the font if the file arrives first.
 */
function loadDisplayFont(page: Page): void {
  const { document } = page;
  const dataset = datasetOf(page);
  if (stored(page, 'localStorage', storagePrefix + displayFontKey) !== null) {
    dataset.displayFont = '';
    return;
  }
  if (!dataset.face || hasDataSaver(page.navigator)) return;
  const isHeld = 'held' in dataset;
  const link = document.createElement('link');
  link.rel = 'preload';
  link.as = 'font';
  link.crossOrigin = '';
  link.href = dataset.face;
  if (isHeld) link.fetchPriority = 'low';
  link.addEventListener('load', () => {
    if (dataset.held === '') dataset.displayFont = '';
    else void showFontIfStill(page);
  });
  const request = () => document.head.append(link);
  if ('guarded' in dataset && !isHeld) {
    page.addEventListener('load', () => whenIdle(page, request, 2000));
    return;
  }
  request();
  if (isHeld) return;
  dataset.displayFont = '';
  page.requestAnimationFrame(() => {
    if (page.performance.getEntriesByName(link.href).length === 0) delete dataset.displayFont;
  });
}

/** Shows a font that loads after the first frame, unless headings or other parts would move. If they would, the next screen shows it. */
async function showFontIfStill(page: Page): Promise<void> {
  const { document } = page;
  const dataset = datasetOf(page);
  const family = page.getComputedStyle(document.documentElement).getPropertyValue('--q-brand-web-font');
  try {
    await document.fonts.load(`1em ${family}`);
  } catch {
    return; // the stylesheet that names the font has not loaded
  }
  if ('displayFont' in dataset) return;
  if (dataset.held) {
    dataset.nextFont = '';
    return;
  }
  const layout = () =>
    [...document.querySelectorAll('h1,h2,main,[data-part]')].map((part) => {
      const { top, height } = part.getBoundingClientRect();
      return `${top} ${height}`;
    });
  const before = String(layout());
  dataset.displayFont = '';
  if (String(layout()) !== before) delete dataset.displayFont;
}

/** Sets the last outline of this customer's home on its skeleton, so that the layout does not move when the page appears. */
function outlineHome(page: Page): void {
  const [kind, ...heights] = (stored(page, 'localStorage', homeShapeKey) ?? '').split(' ');
  if (!kind) return;
  const { dataset, style } = page.document.documentElement;
  dataset.home = kind;
  for (const [index, height] of heights.entries()) style.setProperty(`--q-home-${index + 1}`, `${height}px`);
}

/**
 * Chooses the skeleton of a shell. `data-looks` lists `skeleton:path` entries of the edition; other paths have the skeleton of a form. With `data-once`, the
 * skeleton becomes that of an opened account once the account is open (`data-opened`). All paths share one document, so a new path needs no new file.
 */
function chooseSkeleton(page: Page): void {
  const dataset = datasetOf(page);
  const path = page.location.pathname.replace(/\/$/, '');
  for (const entry of dataset.looks?.split(' ') ?? []) {
    const [look = '', end = ''] = entry.split(':');
    if (!end || !path.endsWith(end)) continue;
    dataset.look = look;
    if (look !== 'once-opened') continue;
    dataset.once = '';
    dataset.look = 'outcome';
    if (stored(page, 'localStorage', openedSeenKey) === null) continue;
    dataset.look = 'celebration';
    dataset.opened = '';
  }
}

/** Runs a function when the browser is idle, or after `timeout` milliseconds at the latest. Also works in Safari before 27, which has no idle callback. */
function whenIdle(page: Page, run: () => void, timeout: number): void {
  if (typeof page.requestIdleCallback === 'function') page.requestIdleCallback(run, { timeout });
  else page.setTimeout(run);
}
