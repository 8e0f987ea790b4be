import { resolveEnvironment } from '@quayside/api/environments';
import { captureTransport } from '@quayside/bridge/capture-transport';
import { loadScreen } from '@quayside/flow/internals/load-screen';
import { browserHistory, type PageHistory } from '@quayside/flow/internals/page-history';
import { hasDataSaver } from '@quayside/platform/internals/has-data-saver';
import { type PageParameters, readPageParameters } from '@quayside/platform/page-parameters';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from '../app/app.tsx';
import { hydratedEvent } from '../boot/early-press.ts';
import { hideLoadError, showLoadError } from '../boot/load-error.ts';
import { hideSkeleton, isSkeletonShown, showSkeleton } from '../boot/skeleton.ts';
import { adoptStyleNonce } from '../boot/style-nonce.ts';
import { createHost } from '../create-host.ts';
import type { Edition } from '../edition.ts';
import type { Host } from '../host-context.ts';
import { reloadForNewBuild, reloadOnChunkErrors } from '../navigation/chunk-errors.ts';
import { prefetchPressedLinks } from '../navigation/prefetch-pressed-links.ts';
import type { HostRoute } from '../navigation/route-table/route-table.ts';
import { resolvePageLanguage } from '../page-language.ts';
import { loadLastResort } from '../page-messages/load-last-resort.ts';
import { restoreParameters } from '../restore-parameters.ts';
import { loadRemainingStyles, loadStyles } from './later-styles.ts';
import { createStartMachine, type StartMachine } from './start-machine.ts';

/**
 * Starts a host app in `root`. Hydrates a prerendered page at once and starts the session afterwards (decision `show-pages-before-their-scripts`). Other pages
 * follow the specified order: token, user, language, mount (START-01). `startTransitions` lists the states. Never rejects.
 */
export async function start(hostEdition: Edition, root: HTMLElement): Promise<void> {
  const { platform } = captureTransport(window); // before any other script could capture the app's interface (reliability F13)
  adoptStyleNonce();
  const search = restoreParameters(location.search);
  const parameters = readPageParameters({ search, userAgent: navigator.userAgent });
  const edition = await editionFor(hostEdition, parameters);
  const language = resolvePageLanguage(edition, parameters, platform === 'browser' ? 'browser' : 'app');
  const firstFrame = Promise.withResolvers<void>();
  const host = createHost(edition, parameters, language, firstFrame.promise);
  if (!isKnown(edition)) return showUnknownHost(host, root);
  const history = browserHistory(edition.base);
  reloadOnChunkErrors(host, history);
  const machine = createStartMachine();
  machine.on('failed', () => void showLastResort(host, root));
  try {
    const route = (await host.routes.find(history.location().pathname)) ?? host.routes.home;
    const isPrerendered = root.dataset.page === route.path && root.dataset.language === language;
    const opening = { host, root, history, route, machine, showFirstFrame: firstFrame.resolve };
    await (edition === hostEdition && isPrerendered && !isSkeletonShown() ? hydrate(opening) : mount(opening));
  } catch (error) {
    firstFrame.resolve();
    host.log('start', error);
    machine.send((await reloadForNewBuild(host, history)) ? 'build-replaced' : 'load-failed');
  }
}

/** What `hydrate` and `mount` need to open a page. `showFirstFrame` reports the first frame, after which the session's chunk may load. */
type Opening = {
  readonly host: Host;
  readonly root: HTMLElement;
  readonly history: PageHistory;
  readonly route: HostRoute;
  readonly machine: StartMachine;
  readonly showFirstFrame: () => void;
};

/** Hydrates a prerendered page, and starts the session after its first frame. */
async function hydrate({ host, root, history, route, machine, showFirstFrame }: Opening): Promise<void> {
  const screen = await loadScreen(host, route);
  machine.on('hydrated', () => {
    replayEarlyPresses();
    afterFirstPaint(loadPreloadLists(host, root), () => {
      loadRemainingStyles(host, root);
      showFirstFrame();
      prefetchPressedLinks(host, history.basename);
      if (route === host.routes.home && !hasDataSaver(navigator)) prefetchOpening(host);
      machine.send('start-session');
    });
  });
  machine.on('session', () => {
    startSession(host).then(
      () => machine.send('session-known'),
      (error: unknown) => {
        host.log('login', error);
        machine.send(navigator.onLine ? 'load-failed' : 'network-lost');
      },
    );
  });
  machine.on('ready', hideLoadError);
  const showErrorUntilOnline = () => {
    showLoadError();
    addEventListener('online', () => machine.send('network-back'), { once: true });
  };
  machine.on('failed', showErrorUntilOnline);
  machine.on('offline', showErrorUntilOnline);
  const onShown = () => machine.send('hydrate');
  const onRecoverableError = (error: unknown) => host.log('hydrate', error);
  // In a transition, so that React yields to input between components.
  startTransition(() => {
    hydrateRoot(root, <App {...{ host, history, onShown }} first={{ route, screen }} />, { onRecoverableError });
  });
}

/**
 * Mounts a page that is not prerendered, once its session is known (START-01). Behind a login, its skeleton stays until the guard has passed (NAV-01). Rejects
 * if a script or the styles fail to load.
 */
async function mount({ host, root, history, route, machine, showFirstFrame }: Opening): Promise<void> {
  showFirstFrame();
  if (isSkeletonShown() || route.auth !== false) showSkeleton(root);
  const loading = loadScreen(host, route);
  const styles = loadStyles(root);
  for (const part of [loading, styles]) part.catch(() => undefined); // awaited below
  // A phone that does a step for a desktop signs in no user. It must not redirect to registration if another login on it has expired.
  if (!route.phone) {
    machine.send('start-session');
    await Promise.race([startSession(host), questionOf(host)]);
  }
  await styles;
  const screen = route.auth === false ? await loading : undefined;
  machine.send('session-known');
  startTransition(() => {
    createRoot(root).render(<App {...{ host, history }} first={{ route, screen }} onShown={replayEarlyPresses} />);
  });
}

/** Renders the page for unexpected errors, which offers a reload. It does not need the styles to be readable. */
async function showLastResort({ texts }: Host, root: HTMLElement): Promise<void> {
  root.replaceChildren();
  loadStyles(root).catch(() => undefined); // the text is readable without styles
  replayEarlyPresses();
  const loaded = await loadLastResort().catch(() => undefined);
  if (loaded) createRoot(root).render(<loaded.UnexpectedErrorPage texts={texts} />);
}

/** Dispatches `hydratedEvent`, on which the boot script replays an earlier press if its button still exists. Call it once the rendered page handles presses. */
const replayEarlyPresses = (): void => void dispatchEvent(new Event(hydratedEvent));

const startSession = async (host: Host) => (await import('../services/host-services.ts')).startSession(host);

/** Prefetches the flow that home's main action opens. If that fails, a press loads it. */
const prefetchOpening = ({ routes }: Host): void => void routes.flow('opening').catch(() => undefined);

/** Resolves when the session asks the customer about the login of a link, which needs a screen. */
const questionOf = ({ sessions }: Host) =>
  new Promise<void>((resolve) => {
    const leave = sessions.subscribe(() => {
      if (sessions.state.status !== 'confirm-link') return;
      leave();
      resolve();
    });
  });

/** Renders the message that the app does not run on this host name, because no environment lists it (reliability F11). Does not call a server. */
async function showUnknownHost({ texts }: Host, root: HTMLElement): Promise<void> {
  replayEarlyPresses();
  root.replaceChildren();
  hideSkeleton();
  loadStyles(root).catch(() => undefined); // the text is readable without styles
  const { UnknownHost } = await import('../app/unknown-host.tsx');
  createRoot(root).render(<UnknownHost texts={texts} />);
}

/** Resolves with the edition that the page's parameters name, or with the host's. The code for the former is a separate chunk, because few pages name one. */
async function editionFor(edition: Edition, parameters: PageParameters): Promise<Edition> {
  const { appType, overseaType } = parameters;
  if (overseaType === undefined && (appType ?? edition.appType) === edition.appType) return edition;
  const { resolvePageEdition: editionOfPage } = await import('../page-edition.ts');
  return editionOfPage(edition, parameters);
}

/** Loads the lists of chunks that later imports preload. If they fail to load, imports still work but need more round trips. */
async function loadPreloadLists(host: Host, { dataset }: HTMLElement): Promise<void> {
  const { preloads } = dataset;
  if (preloads) await import(/* @vite-ignore */ preloads).catch((error: unknown) => host.log('preload lists', error));
}

/** The longest delay in milliseconds, for a page that is not painted, such as a background tab, or for preload lists on a slow network. */
const paintTimeout = 1000;

/** Runs a function after the next paint, once the main thread is idle and the preload lists have loaded, or after `paintTimeout` at the latest. */
function afterFirstPaint(lists: Promise<void>, run: () => void): void {
  const painted = new Promise<void>((resolve) =>
    requestAnimationFrame(() =>
      typeof requestIdleCallback === 'function'
        ? requestIdleCallback(() => resolve(), { timeout: 500 })
        : setTimeout(resolve),
    ),
  );
  const unpainted = new Promise<void>((resolve) => setTimeout(resolve, paintTimeout));
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
