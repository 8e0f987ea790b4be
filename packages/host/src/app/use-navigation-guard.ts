import type { ScreenModule } from '@quayside/flow/define-flow';
import type { FlowRuntime } from '@quayside/flow/flow-runtime';
import { holderIn, pathFor } from '@quayside/flow/form-holder';
import { loadScreen } from '@quayside/flow/load-screen';
import type { PageHistory } from '@quayside/flow/page-history';
import { goesUp, resumes } from '@quayside/flow/resume';
import { useReturnOfNetwork } from '@quayside/flow/use-return-of-network';
import { ui } from '@quayside/i18n/text/ui';
import { useText } from '@quayside/i18n/use-text';
import type { ToastStore } from '@quayside/ui/toast-store';
import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Location } from 'react-router';
import { hideLoadError, showLoadError } from '../boot/load-error.ts';
import { guardNavigation, loginLimit } from '../guard/guard.ts';
import { type Host, type Lead, useHost, type Wanted } from '../host-context.ts';
import { kindOf, type Problem } from '../page-messages/problem.ts';
import type { HostRoute } from '../route-table/route-table.ts';
import { leaveForNewBuild } from './new-build.ts';
import type { Move, Visit } from './visit.ts';

type Navigation = {
  readonly history: PageHistory;
  /** URL that the customer requested */
  readonly location: Location;
  /** visible screen */
  readonly visit: Visit;
  readonly show: (visit: Visit) => void;
  readonly setTitle: (route: HostRoute) => void;
};

/** Reason why a navigation failed. */
type Stopped = Pick<Problem, 'kind' | 'error'>;

/** A navigation in progress. A newer one closes its mask. */
type Attempt = { state: 'current' | 'superseded'; unmask: () => void };

/** Runs the guard for each URL and shows its screen afterwards. The newest URL wins. */
export function useNavigationGuard({ history, location, visit, show, setTitle }: Navigation): {
  problem: Problem | undefined;
  retry: () => void;
} {
  const host = useHost();
  const [retries, setRetries] = useState(0);
  const [problem, setProblem] = useState<Problem>();
  const guarded = useRef({ page: '', retries });
  const failed = useRef<string>(undefined);
  const trail = useRef<string[]>([]);
  const t = useText(ui);
  const pressed = usePressed();
  const redirected = useRef<Pressed>(null);

  const updateNavBar = (route: HostRoute) => {
    setTitle(route);
    host.setServiceButton(route.cs !== false);
  };

  const stop = useEffectEvent((why: Stopped) => {
    setProblem({ ...why, wanted: location });
    failed.current = pageOf(location);
    if (why.kind === 'offline' && visit.screen) host.showOffline().catch(showLoadError); // the chunk that says so may not be there yet
    if (pageOf(location) !== pageOf(visit.location)) history.go(visit.location, 'replace');
  });

  const visitAddress = useEffectEvent(async (attempt: Attempt): Promise<Stopped | void> => {
    const isOver = () => attempt.state === 'superseded';
    const control = pressed.current ?? redirected.current;
    redirected.current = null;
    const opening = guarded.current.page === '';
    const again = guarded.current.retries !== retries;
    const before = failed.current === pageOf(location);
    guarded.current = { page: pageOf(location), retries };
    if (pageOf(location) === pageOf(visit.location) && !opening && !again) {
      updateNavBar(visit.route);
      const turns = document.querySelector('[data-question]') && (await loadTurns());
      const swap = () => show({ ...visit, location });
      if (isOver()) return;
      return turns ? turns.transitionQuestion(() => isOver() || flushSync(swap)) : swap();
    }
    const turning = visit.screen && loadTurns();
    const stopped = async (error: unknown): Promise<Stopped | 'leaving'> => {
      host.log('screen', error);
      const kind = kindOf(error);
      const leaves = kind === 'unloadable' && (await leaveForNewBuild(host, history, before ? error : undefined));
      return leaves ? 'leaving' : { kind, error };
    };
    const mask = () => (opening || !visit.screen ? noMask : openMask(host.toasts, attempt, control, t('loading')));
    const found = host.routes.find(location.pathname);
    const route = found instanceof Promise ? await whileMasked(found, mask).catch(stopped) : found;
    if (isOver() || route === 'leaving') return;
    if (route && 'kind' in route) return route;
    if (!route) return history.go({ pathname: '/' }, 'replace');
    if (!opening && needsDocument(route, visit.route)) {
      await (navigator.onLine ? host.keepTyped() : undefined);
      if (!navigator.onLine) return { kind: 'offline', error: undefined }; // a reload would show the browser's error page
      return history.reload();
    }
    const verdict = await guard(host, {
      route,
      wanted: {
        path: route.path,
        holder: holderIn(route.flow, location.search),
        by: resumes(location.state) ? 'resume' : 'address',
      },
      setTitle: () => setTitle(route),
      login: async () => {
        const { state } = host.sessions;
        if (opening && state.status === 'login-failed') throw state.error; // show this error before a redirect to registration; the next attempt logs in again
        await host.login();
      },
      mask,
    }).catch(stopped);
    if (isOver() || verdict === 'leaving') return;
    if ('kind' in verdict) return verdict;
    setProblem(undefined);
    failed.current = undefined;
    if ('redirect' in verdict) {
      redirected.current = control;
      return history.go(verdict.redirect, 'replace'); // the attempt for that URL opens a new mask
    }
    if (verdict.screen === visit.screen && location === visit.location) return attempt.unmask();
    const turns = visit.screen && (await turning);
    if (isOver()) return;
    const swap = (move?: Move) => {
      if (isOver()) return;
      // The effects that fill in saved answers run before the paint. The mask closes with the old screen, so that its pressed button stays busy until then.
      flushSync(() => {
        show({ route, screen: verdict.screen, run: verdict.run, location, move });
        attempt.unmask();
      });
    };
    const isUp = goesUp(location.state) || control?.dataset.part === 'back';
    if (turns) await turns.transitionScreen(trail.current, visit.route, route, swap, isUp);
    else swap();
  });

  // Runs before the paint, so that the pressed button stays busy until the mask opens.
  useLayoutEffect(() => {
    const attempt: Attempt = { state: 'current', unmask: noMask };
    visitAddress(attempt)
      .then((why) => why && attempt.state === 'current' && stop(why))
      .catch((error: unknown) => {
        attempt.unmask();
        host.log('screen', error);
      });
    return () => {
      attempt.state = 'superseded';
      attempt.unmask();
    };
  }, [location, retries, host]);

  const retry = () => {
    if (!problem) return;
    setProblem(undefined);
    hideLoadError();
    if (pageOf(problem.wanted) === pageOf(location)) setRetries(retries + 1);
    else history.go(problem.wanted, 'push');
  };
  useReturnOfNetwork(problem?.kind === 'offline', retry, () => setProblem(undefined));
  return { problem, retry };
}

type Guarded = {
  readonly route: HostRoute;
  readonly wanted: Wanted;
  readonly setTitle: (name: string) => void;
  readonly login: () => Promise<void>;
  readonly mask: () => () => void;
};

type Verdict =
  | { readonly screen: ScreenModule; readonly run?: FlowRuntime | undefined }
  | { readonly redirect: Pick<Location, 'pathname'> & { readonly search?: string } }
  | Stopped;

/**
 * Runs the host's guard and then the flow's guard for a route. `redirect` is the step that comes first. `screen` may be one that explains a refusal. Rejects
 * with ChunkLoadError, or with the errors of `leadOf`.
 */
async function guard(host: Host, { route, wanted, setTitle, login, mask }: Guarded): Promise<Verdict> {
  const loading = loadScreen(host, route);
  loading.catch(() => undefined); // awaited below, unless the login is refused
  let lead: Lead | undefined;
  let refusal: unknown;
  const verdict = await guardNavigation(route, {
    mask,
    setTitle,
    setServiceButton: host.setServiceButton,
    asks: () => host.sessions.state.status === 'confirm-link',
    login,
    arrive: async () => {
      if (route.auth !== false && route.flow && !route.apart) lead = await host.leadOf(route.flow, wanted);
      if (lead === undefined || 'run' in lead) await loading;
    },
    log: (what, error) => {
      refusal = error;
      host.log(what, error);
    },
  });
  if (verdict === 'refused') {
    const kind = kindOf(refusal);
    return { kind: kind === 'offline' ? kind : 'refused', error: refusal };
  }
  if (lead === undefined) return { screen: await loading };
  if ('run' in lead) return { screen: await loading, run: lead.run };
  return 'instead' in lead ? { screen: await loadScreen(host, { path: route.path, screen: lead.instead }) } : lead;
}

/**
 * Returns whether a navigation needs a new document. A document keeps the Content-Security-Policy of its URL, and a phone's step for a desktop must not share a
 * page with the phone's signed-in user.
 */
const needsDocument = (wanted: HostRoute, shown: HostRoute) =>
  wanted.path !== shown.path && (wanted.ownDocument ?? shown.ownDocument ?? wanted.phone !== shown.phone);

/** Returns the part of a URL that the guard decides by. The rest of the query, such as the period of a chart, selects within a screen, as the hash does. */
const pageOf = ({ pathname, search }: Location) => pathFor(pathname, holderIn({ forHolders: true }, search));

/** How pages follow one another, which no first page needs. Undefined without a network: then they follow without a movement. */
const loadTurns = () => import('./page-transition.ts').catch(() => undefined);

const noMask = () => undefined;

/** Shows the mask until a route's flow has loaded. */
function whileMasked<Found>(coming: Promise<Found>, mask: () => () => void): Promise<Found> {
  const unmask = mask();
  const late = setTimeout(unmask, loginLimit);
  return coming.finally(() => {
    clearTimeout(late);
    unmask();
  });
}

/** The button, row or link that the customer pressed to open a page. */
type Pressed = HTMLElement | null;

/**
 * Masks the page, which blocks presses at once. The pressed control shows the wait, with `words` after a while (tailwind.css). Without a pressed control, the
 * mask and its toast are painted late, because most pages come before the customer could read them.
 */
function openMask(toasts: ToastStore, attempt: Attempt, pressed: Pressed, words: string): () => void {
  const id = toasts.loading(undefined, { paint: 'late' });
  if (pressed) pressed.dataset.going = words;
  attempt.unmask = () => {
    delete pressed?.dataset.going;
    toasts.dismiss(id);
  };
  return attempt.unmask;
}

/** Returns a ref to the control being pressed. It uses the click, because WebKit does not focus pressed buttons. The browser's Back is not a press. */
function usePressed() {
  const pressed = useRef<Pressed>(null);
  useLayoutEffect(() => {
    const note = ({ target }: Event) => {
      pressed.current = target instanceof Element ? target.closest<HTMLElement>('a, button') : null;
      setTimeout(() => {
        pressed.current = null;
      });
    };
    addEventListener('click', note, true);
    return () => removeEventListener('click', note, true);
  }, []);
  return pressed;
}
