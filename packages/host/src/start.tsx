import { resolveEnvironment } from '@quayside/api/environments';
import { captureTransport } from '@quayside/bridge/capture-transport';
import { ChunkLoadError, chunkLimit, loadScreen } from '@quayside/flow/load-screen';
import { browserHistory, type PageHistory } from '@quayside/flow/page-history';
import type { Language } from '@quayside/i18n/language';
import { type PageParameters, readPageParameters } from '@quayside/platform/page-parameters';
import { savesData } from '@quayside/platform/saves-data';
import { pageTimers } from '@quayside/platform/timers';
import { withTimeout } from '@quayside/platform/with-timeout';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { hydratedEvent } from './boot/early-press.ts';
import { hideLoadError, showLoadError } from './boot/load-error.ts';
import { endSkeleton, holdScreen, isHeld } from './boot/skeleton.ts';
import { adoptStyleNonce } from './boot/style-nonce.ts';
import { withCarriedParameters } from './carried-parameters.ts';
import { createHost } from './create-host.ts';
import type { Edition } from './edition.ts';
import type { Host } from './host-context.ts';
import { isFirstVisit } from './is-first-visit.ts';
import { languageOfPage } from './language-of-page.ts';
import { reloadForNewBuild, watchChunkErrors } from './navigation/new-build.ts';
import { prefetchPressedLinks } from './navigation/prefetch-pressed-links.ts';
import type { HostRoute } from './navigation/route-table/route-table.ts';
import { loadLastResort } from './page-messages/load-last-resort.ts';

/**
 * Starts a host app. Hydrates a prerendered page at once and starts the session afterwards (design decision "Start and speed"). All other pages start in the
 * specified order (START-01): token, user, language, mount. Never rejects.
 */
export async function start(ofHost: Edition, root: HTMLElement): Promise<void> {
  const { platform } = captureTransport(window); // before any other script could capture the app's interface (reliability F13)
  adoptStyleNonce();
  const search = withCarriedParameters(location.search);
  const parameters = readPageParameters({ search, userAgent: navigator.userAgent });
  const edition = await editionFor(ofHost, parameters);
  const language = languageOfPage(edition, parameters, platform === 'browser' ? 'browser' : 'app');
  let tellShown = () => {};
  const shown = new Promise<void>((resolve) => {
    tellShown = resolve;
  });
  const host = createHost(edition, parameters, language, shown);
  if (!isKnown(edition)) return refuse(host, root);
  const history = browserHistory(edition.base);
  watchChunkErrors(host, history);
  try {
    const route = (await host.routes.find(history.location().pathname)) ?? host.routes.home;
    if (edition === ofHost && isPrerendered(root, route, language) && !isHeld())
      return await hydrate(host, { root, history, route, tellShown });
    tellShown();
    if (isHeld() || route.auth !== false) holdScreen(root);
    await mount(host, { root, history, route });
  } catch (error) {
    tellShown();
    host.log('start', error);
    if (await reloadForNewBuild(host, history)) return;
    root.replaceChildren();
    loadStyles(root).catch(() => undefined); // the text is readable without styles
    replayEarlyPresses();
    const resort = await loadLastResort().catch(() => undefined);
    if (resort) createRoot(root).render(<resort.LastResort texts={host.texts} />);
  }
}

type Opening = { readonly root: HTMLElement; readonly history: PageHistory; readonly route: HostRoute };

async function hydrate(
  host: Host,
  { root, history, route, tellShown }: Opening & { tellShown: () => void },
): Promise<void> {
  const first = { route, screen: await loadScreen(host, route) };
  const begin = () => startSession(host).then(hideLoadError, (error: unknown) => isBroken(host, error, begin));
  const onShown = () => {
    replayEarlyPresses();
    const lists = loadPreloadLists(host, root);
    whenPainted(lists, () => {
      loadAllStyles(host, root);
      tellShown();
      prefetchPressedLinks(host, history.basename);
      if (route === host.routes.home && !savesData(navigator)) void host.routes.flow('opening').catch(() => undefined); // for home's main action; a press loads it if this fails
      if (route.auth === false && isFirstVisit()) beginLater(host, begin);
      else void begin();
    });
  };
  const onRecoverableError = (error: unknown) => host.log('hydrate', error);
  hydrateRoot(root, <App {...{ host, history, first, onShown }} />, { onRecoverableError });
}

/** Shows the document's own message if the session's chunk failed to load, and retries when the network is back. */
function isBroken(host: Host, error: unknown, again: () => void): void {
  host.log('login', error);
  showLoadError();
  addEventListener('online', again, { once: true });
}

/** Mounts a public page at once. Mounts any other page once login and guard are known (NAV-01), with its skeleton until then. */
async function mount(host: Host, { root, history, route }: Opening): Promise<void> {
  const loading = loadScreen(host, route);
  const styles = loadStyles(root); // a prerendered page contains only the styles of its own first frame
  for (const part of [loading, styles]) part.catch(() => undefined); // awaited below
  // A phone that does a step for a desktop signs in no user. It must not redirect to registration if another login on it has expired.
  if (!route.phone) await Promise.race([startSession(host), asked(host)]);
  await styles;
  const screen = route.auth === false ? await loading : undefined;
  createRoot(root).render(<App {...{ host, history }} first={{ route, screen }} onShown={replayEarlyPresses} />);
}

/**
 * Dispatches `hydratedEvent`: React handles presses, so the boot script replays an earlier press if its button still exists. Not called while a prerendered
 * page is about to be replaced.
 */
const replayEarlyPresses = (): void => void dispatchEvent(new Event(hydratedEvent));

const startSession = async (host: Host) => (await import('./deferred/deferred.ts')).startSession(host);

/** Resolves when the start-up has a question for the customer, which needs a screen. */
const asked = ({ sessions }: Host) =>
  new Promise<void>((resolve) => {
    const leave = sessions.subscribe(() => {
      if (sessions.state.status !== 'confirm-link') return;
      leave();
      resolve();
    });
  });

/** Refuses a host name without an environment (reliability F11): shows no screen and calls no server. */
async function refuse({ texts }: Host, root: HTMLElement): Promise<void> {
  replayEarlyPresses();
  root.replaceChildren();
  endSkeleton();
  loadStyles(root).catch(() => undefined); // the text is readable without styles
  const { UnknownHost } = await import('./app/unknown-host.tsx');
  createRoot(root).render(<UnknownHost texts={texts} />);
}

/** Loads the edition that the page's parameters name. It is a separate chunk, because few pages name one. */
async function editionFor(edition: Edition, parameters: PageParameters): Promise<Edition> {
  const { appType, overseaType } = parameters;
  if (overseaType === undefined && (appType ?? edition.appType) === edition.appType) return edition;
  const { editionOfPage } = await import('./edition-of-page.ts');
  return editionOfPage(edition, parameters);
}

const isPrerendered = ({ dataset }: HTMLElement, route: HostRoute, language: Language) =>
  dataset.page === route.path && dataset.language === language;

/** Delay in milliseconds before a first visit to a public page loads the session's chunk. */
const firstVisitWaitsMs = 3000;

/** Starts the session later, because no user has signed in and a public page needs the session only after an error. */
function beginLater(host: Host, begin: () => Promise<void>): void {
  const report = ({ message, error }: ErrorEvent) => host.log(message, error);
  addEventListener('error', report);
  setTimeout(() => {
    removeEventListener('error', report); // from here on, the session's reporter listens
    void begin();
  }, firstVisitWaitsMs);
}

/** Loads the styles beyond the first frame of a prerendered page. Other pages have them already. Rejects with CSSChunkLoadError. */
function loadStyles({ dataset }: HTMLElement): Promise<void> {
  const { page, styles } = dataset;
  if (!page || !styles) return Promise.resolve();
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = styles;
  const loading = new Promise<void>((resolve, reject) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => reject(new ChunkLoadError(page, new Error('The CSS did not come.'))));
  });
  document.head.append(link);
  return withTimeout(
    loading,
    chunkLimit,
    () => new ChunkLoadError(page, new Error('The CSS did not come in time.')),
    pageTimers,
  );
}

/** Loads the lists of chunks that later imports preload. Without them, imports work but need more round trips. */
async function loadPreloadLists(host: Host, { dataset }: HTMLElement): Promise<void> {
  const { preloads } = dataset;
  if (preloads) await import(/* @vite-ignore */ preloads).catch((error: unknown) => host.log('preload lists', error));
}

/** Loads the remaining styles, and retries when the network is back. The current screen has its own styles. */
function loadAllStyles(host: Host, root: HTMLElement): void {
  loadStyles(root).catch((error: unknown) => {
    host.log('styles', error);
    addEventListener('online', () => loadAllStyles(host, root), { once: true });
  });
}

/** Longest delay in milliseconds for a page that is not painted, such as a background tab, and for preload lists on a slow network. */
const unpaintedWaits = 1000;

/** Runs a function after the next paint, when the main thread is idle and the preload lists have loaded. Safari before 27 has no idle callback. */
function whenPainted(lists: Promise<void>, run: () => void): void {
  const painted = new Promise<void>((resolve) =>
    requestAnimationFrame(() =>
      typeof requestIdleCallback === 'function'
        ? requestIdleCallback(() => resolve(), { timeout: 500 })
        : setTimeout(resolve),
    ),
  );
  const unpainted = new Promise<void>((resolve) => setTimeout(resolve, unpaintedWaits));
  void Promise.race([Promise.all([painted, lists]), unpainted]).then(run);
}

function isKnown({ environments }: Edition): boolean {
  try {
    resolveEnvironment(location, environments);
    return true;
  } catch {
    return false;
  }
}
