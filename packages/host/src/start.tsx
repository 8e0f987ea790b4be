import { resolveEnvironment } from '@quayside/api/environments';
import { captureTransport } from '@quayside/bridge/capture-transport';
import { ChunkLoadError, chunkLimit, loadScreen } from '@quayside/flow/load-screen';
import { browserHistory, type PageHistory } from '@quayside/flow/page-history';
import type { Language } from '@quayside/i18n/language';
import { type PageParameters, readPageParameters } from '@quayside/platform/page-parameters';
import { pageTimers } from '@quayside/platform/timers';
import { withTimeout } from '@quayside/platform/with-timeout';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { loadLastResort } from './app/load-last-resort.ts';
import { leaveForNewBuild, watchChunks } from './app/new-build.ts';
import { endBroken, sayBroken } from './boot/broken.ts';
import { hydratedEvent } from './boot/early-press.ts';
import { endSkeleton, holdScreen, isHeld } from './boot/skeleton.ts';
import { withCarriedParameters } from './carried-parameters.ts';
import { createHost } from './create-host.ts';
import type { Edition } from './edition.ts';
import type { Host } from './host-context.ts';
import { isFirstVisit } from './is-first-visit.ts';
import { languageOfPage } from './language-of-page.ts';
import { type HostRoute, routeOf } from './route-table/route-table.ts';

/**
 * Starts a host app. A prerendered page is hydrated at once and can be typed into; token, user and the rest of the start-up run behind it
 * (design decision "Start and speed"). Any other page starts in the specified order (START-01): token, user, language, mount. Never rejects.
 */
export async function start(ofHost: Edition, root: HTMLElement): Promise<void> {
  const { platform } = captureTransport(window); // before any other script could take the app's interface (reliability F13)
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
  watchChunks(host, history);
  try {
    const route = routeOf(host.routes, history.location().pathname) ?? homeOf(host);
    if (edition === ofHost && isPrerendered(root, route, language) && !isHeld())
      return await hydrate(host, { root, history, route, tellShown });
    tellShown();
    if (isHeld() || route.auth !== false) holdScreen(root);
    await mount(host, { root, history, route });
  } catch (error) {
    tellShown();
    host.log('start', error);
    if (await leaveForNewBuild(host, history)) return;
    root.replaceChildren();
    loadStyles(root).catch(() => undefined); // plain words can be read without
    hear();
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
  const begin = () => startSession(host).then(endBroken, (error: unknown) => isBroken(host, error, begin));
  const onShown = () => {
    hear();
    whenPainted(() => {
      dressWhole(host, root);
      tellShown();
      if (route.auth === false && isFirstVisit()) beginLater(host, begin);
      else void begin();
    });
  };
  const onRecoverableError = (error: unknown) => host.log('hydrate', error);
  hydrateRoot(root, <App {...{ host, history, first, onShown }} />, { onRecoverableError });
}

/** The session's chunk did not come: the page itself says so, in words that it brought along, and asks again when the network is back. */
function isBroken(host: Host, error: unknown, again: () => void): void {
  host.log('login', error);
  sayBroken();
  addEventListener('online', again, { once: true });
}

/** A page that is open to all is shown at once; any other when login and guard are known (NAV-01), and its skeleton until then. */
async function mount(host: Host, { root, history, route }: Opening): Promise<void> {
  const loading = loadScreen(host, route);
  const styles = loadStyles(root); // of a prerendered page that is replaced: it has those of its own first frame alone
  for (const part of [loading, styles]) part.catch(() => undefined); // heard below
  // A phone that does a step for a desktop signs nobody in, and must not be led to registration because another login on it has expired.
  if (!route.phone) await Promise.race([startSession(host), asked(host)]);
  await styles;
  const screen = route.auth === false ? await loading : undefined;
  createRoot(root).render(<App {...{ host, history }} first={{ route, screen }} onShown={hear} />);
}

/** From here on a press is React's; the one that came before it is made now, if its button is still there. Not while a prerendered page waits to be replaced. */
const hear = (): void => void dispatchEvent(new Event(hydratedEvent));

const startSession = async (host: Host) => (await import('./after/after.ts')).startSession(host);

/** The start-up has a question for the customer, which needs a screen to be asked on. */
const asked = ({ sessions }: Host) =>
  new Promise<void>((resolve) => {
    const leave = sessions.subscribe(() => {
      if (sessions.state.status !== 'confirm-link') return;
      leave();
      resolve();
    });
  });

/** An address that is no environment of ours (reliability F11): no screen is shown, no server is asked. */
async function refuse({ texts }: Host, root: HTMLElement): Promise<void> {
  hear();
  root.replaceChildren();
  endSkeleton();
  loadStyles(root).catch(() => undefined); // plain words can be read without
  const { UnknownHost } = await import('./app/unknown-host.tsx');
  createRoot(root).render(<UnknownHost texts={texts} />);
}

function homeOf({ routes }: Host): HostRoute {
  const home = routeOf(routes, '/');
  if (!home) throw new TypeError('The route table has no home.');
  return home;
}

/** Few pages are told that they belong to another app: what that means is fetched then. */
async function editionFor(edition: Edition, parameters: PageParameters): Promise<Edition> {
  const { appType, overseaType } = parameters;
  if (overseaType === undefined && (appType ?? edition.appType) === edition.appType) return edition;
  const { editionOfPage } = await import('./edition-of-page.ts');
  return editionOfPage(edition, parameters);
}

const isPrerendered = ({ dataset }: HTMLElement, route: HostRoute, language: Language) =>
  dataset.page === route.path && dataset.language === language;

/** How long a first visitor may look at an open page before the session's chunk is fetched for whatever comes next, in milliseconds. */
const firstVisitWaitsMs = 3000;

/** Nobody is signed in and nothing on an open page asks for it: the session can wait until it is wanted, or something goes wrong. */
function beginLater(host: Host, begin: () => Promise<void>): void {
  const report = ({ message, error }: ErrorEvent) => host.log(message, error);
  addEventListener('error', report);
  setTimeout(() => {
    removeEventListener('error', report); // from here on the session's own reporter listens
    void begin();
  }, firstVisitWaitsMs);
}

/** The rules that the first frame of a prerendered page did not need; any other page has them all. Rejects with CSSChunkLoadError. */
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

/** What is on screen has its styles; those of what comes later are asked for again when the network is back. */
function dressWhole(host: Host, root: HTMLElement): void {
  loadStyles(root).catch((error: unknown) => {
    host.log('styles', error);
    addEventListener('online', () => dressWhole(host, root), { once: true });
  });
}

/** How long a page that is not painted, in a tab behind another, puts off what comes after its first frame, in milliseconds. */
const unpaintedWaits = 1000;

/** Once what is on screen now has been painted and the thread is free. Safari before 27 has no idle callback. */
function whenPainted(run: () => void): void {
  const painted = new Promise<void>((resolve) =>
    requestAnimationFrame(() =>
      typeof requestIdleCallback === 'function'
        ? requestIdleCallback(() => resolve(), { timeout: 500 })
        : setTimeout(resolve),
    ),
  );
  const unpainted = new Promise<void>((resolve) => setTimeout(resolve, unpaintedWaits));
  void Promise.race([painted, unpainted]).then(run);
}

function isKnown({ environments }: Edition): boolean {
  try {
    resolveEnvironment(location, environments);
    return true;
  } catch {
    return false;
  }
}
