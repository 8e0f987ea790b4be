import type { ScreenModule } from '@quayside/flow/define-flow';
import type { FlowRuntime } from '@quayside/flow/flow-runtime';
import { parseHolder } from '@quayside/flow/internals/form-holder';
import { loadScreen } from '@quayside/flow/internals/load-screen';
import type { PageHistory } from '@quayside/flow/internals/page-history';
import { isResumeState } from '@quayside/flow/internals/resume';
import { pageTimers, type Timers } from '@quayside/platform/internals/timers';
import { withTimeout } from '@quayside/platform/internals/with-timeout';
import type { Location } from 'react-router';
import type { Host } from '../host-context.ts';
import { classifyNavigationError, type NavigationError } from '../page-messages/navigation-error.ts';
import { reloadForNewBuild } from './chunk-errors.ts';
import type { HostRoute } from './route-table/route-table.ts';

/** A navigation for `loadPage`: the requested URL, the visible page, and the functions that change the page. */
export type PageRequest = {
  readonly host: Pick<
    Host,
    'routes' | 'texts' | 'sessions' | 'login' | 'guardFlow' | 'storeUnsaved' | 'setServiceButton' | 'log'
  >;
  readonly history: Pick<PageHistory, 'reloadOnce'>;
  /** The requested URL, with its path below the base. */
  readonly location: Location;
  /** The route of the visible page; undefined while the document opens. */
  readonly from: HostRoute | undefined;
  /** Aborts when a newer navigation starts. */
  readonly signal: AbortSignal;
  /** Whether the last attempt to load this page failed. */
  readonly failedBefore: boolean;
  readonly setTitle: (route: HostRoute) => void;
  /** Opens the loading toast with its mask. Returns a function that closes it. */
  readonly mask: () => () => void;
  readonly timers?: Timers;
};

/**
 * The result of a navigation. `redirect`: to another path. `document`: the page needs a new document. `reloading`: the page reloads for a new build. `failed`:
 * the visible page stays. `superseded`: a newer navigation has started.
 */
export type PageResult =
  | {
      readonly type: 'page';
      readonly route: HostRoute;
      readonly screen: ScreenModule;
      readonly run?: FlowRuntime | undefined;
    }
  | { readonly type: 'redirect'; readonly to: { readonly pathname: string; readonly search?: string } }
  | { readonly type: 'document' | 'reloading' | 'superseded' }
  | ({ readonly type: 'failed' } & Pick<NavigationError, 'kind' | 'error'>);

/** A navigation with its route. `screen` loads while the middleware runs. */
type RouteRequest = PageRequest & { readonly route: HostRoute; readonly screen: Promise<ScreenModule> };

/** One part of a navigation, as in react-router: runs before `next`, after it, or instead of it. */
type Middleware<Request> = (request: Request, next: () => Promise<PageResult>) => Promise<PageResult>;

/** The longest time in milliseconds for a login and for the mask. Afterwards the customer can retry, or use the visible page (reliability F06, H15). */
export const loginLimit = 15_000;

/** Thrown if a login takes longer than `loginLimit`. */
export class LoginTimeoutError extends Error {
  override readonly name = 'LoginTimeoutError';
  constructor() {
    super('The login timed out.');
  }
}

/**
 * Loads the page of a URL in the specified order (NAV-01): mask, title, service button, login, then the guard of the flow. Never rejects; a failure is a
 * result.
 */
export const loadPage = (request: PageRequest): Promise<PageResult> =>
  showMask(request, async () => {
    try {
      return await loadRoute(request);
    } catch (error) {
      return failed(request, error);
    }
  });

async function loadRoute(request: PageRequest): Promise<PageResult> {
  const { host, location, from, signal } = request;
  const found = host.routes.find(location.pathname);
  const route = found instanceof Promise ? await found : found;
  if (signal.aborted) return { type: 'superseded' };
  if (!route) return { type: 'redirect', to: { pathname: '/' } }; // NAV-06
  if (from && needsDocument(route, from)) return loadDocument(request);
  const screen = loadScreen(host, route);
  screen.catch(() => undefined); // awaited by `guardFlow`, unless the login is refused
  return runMiddleware([setTitle, setServiceButton, requireLogin], { ...request, route, screen }, guardFlow);
}

const runMiddleware = <Request>(
  [first, ...rest]: readonly Middleware<Request>[],
  request: Request,
  load: (request: Request) => Promise<PageResult>,
): Promise<PageResult> => (first ? first(request, () => runMiddleware(rest, request, load)) : load(request));

/**
 * Shows the mask for at most `loginLimit`, because a chunk may take 120 s. After a page or a redirect, it stays: the caller closes it in the frame that shows
 * the screen.
 */
const showMask: Middleware<PageRequest> = async ({ mask, timers = pageTimers }, next) => {
  const unmask = mask();
  const late = timers.setTimeout(unmask, loginLimit);
  const result = await next();
  timers.clearTimeout(late);
  if (result.type === 'failed') unmask();
  return result;
};

const setTitle: Middleware<RouteRequest> = (request, next) => {
  request.setTitle(request.route);
  return next();
};

const setServiceButton: Middleware<RouteRequest> = ({ host, route }, next) => {
  host.setServiceButton(route.cs !== false);
  return next();
};

/** Requires a login unless `auth` is exactly false. A failed login is logged and stops the navigation (NAV-04). */
const requireLogin: Middleware<RouteRequest> = async (request, next) => {
  const { host, route } = request;
  if (route.auth !== false) {
    try {
      await login(request);
    } catch (error) {
      host.log('login', error);
      const kind = classifyNavigationError(error);
      return { type: 'failed', kind: kind === 'offline' ? kind : 'refused', error };
    }
  }
  return next();
};

async function login({ host, from, timers = pageTimers }: RouteRequest): Promise<void> {
  const { state } = host.sessions;
  if (!from && state.status === 'login-failed') throw state.error; // show this error before a redirect to registration; the next attempt logs in again
  const running = host.login();
  for (;;) {
    try {
      await withTimeout(running, loginLimit, () => new LoginTimeoutError(), timers);
      return;
    } catch (error) {
      const isAsking = host.sessions.state.status === 'confirm-link'; // the customer's answer has no time limit
      if (!(error instanceof LoginTimeoutError && isAsking)) throw error;
    }
  }
}

/** Runs the guard of the route's flow. Resolves with the screen, a screen that explains a refusal, or a redirect. */
async function guardFlow({ host, route, location, screen }: RouteRequest): Promise<PageResult> {
  const { flow, path, auth, apart } = route;
  if (!flow || auth === false || apart) return { type: 'page', route, screen: await screen };
  const by = isResumeState(location.state) ? 'resume' : 'address';
  const guarded = await host.guardFlow(flow, { path, holder: parseHolder(flow, location.search), by });
  if (guarded && 'redirect' in guarded) return { type: 'redirect', to: guarded.redirect };
  if (guarded && 'instead' in guarded)
    return { type: 'page', route, screen: await loadScreen(host, { path, screen: guarded.instead }) };
  return { type: 'page', route, screen: await screen, run: guarded?.run };
}

async function failed({ host, history, signal, failedBefore }: PageRequest, error: unknown): Promise<PageResult> {
  if (signal.aborted) return { type: 'superseded' };
  host.log('screen', error);
  const kind = classifyNavigationError(error);
  const reloads = kind === 'unloadable' && (await reloadForNewBuild(host, history, failedBefore ? error : undefined));
  return reloads ? { type: 'reloading' } : { type: 'failed', kind, error };
}

/**
 * Returns true if a navigation needs a new document: for a page with its own Content-Security-Policy, and between a hand-off and the pages of the user signed
 * in on the phone.
 */
const needsDocument = (wanted: HostRoute, shown: HostRoute) =>
  wanted.path !== shown.path && (wanted.ownDocument ?? shown.ownDocument ?? wanted.phone !== shown.phone);

/** Stores unsaved input before a new document loads. Without a network, the visible page stays instead, because the browser's error page would replace it. */
async function loadDocument({ host }: PageRequest): Promise<PageResult> {
  if (navigator.onLine) await host.storeUnsaved();
  return navigator.onLine ? { type: 'document' } : { type: 'failed', kind: 'offline', error: undefined };
}
