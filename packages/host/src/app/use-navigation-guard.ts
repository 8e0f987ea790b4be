import type { CallError } from '@quayside/api/errors';
import { arrive } from '@quayside/flow/arrive';
import type { Flow, ScreenModule } from '@quayside/flow/define-flow';
import { holderIn, searchFor } from '@quayside/flow/form-holder';
import { loadScreen } from '@quayside/flow/load-screen';
import type { PageHistory } from '@quayside/flow/page-history';
import type { ToastStore } from '@quayside/ui/toast-store';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Location } from 'react-router';
import { guardNavigation } from '../guard/guard.ts';
import { type Host, useHost } from '../host-context.ts';
import { answerTo, isRefusal, type Refusal } from '../refused/refusal.ts';
import { type HostRoute, routeOf } from '../route-table/route-table.ts';
import { leaveForNewBuild } from './new-build.ts';
import type { Visit } from './screens.tsx';

/** Why the customer is not where they wanted to be. */
export type Problem = { readonly kind: 'refused' | 'unloadable'; readonly wanted: Location };

type Navigation = {
  readonly history: PageHistory;
  /** where the customer wants to be */
  readonly location: Location;
  /** what is on screen */
  readonly visit: Visit;
  readonly show: (visit: Visit) => void;
  readonly setTitle: (name: string) => void;
};

/** Closes the mask when a newer navigation starts. */
type Attempt = { state: 'current' | 'superseded'; unmask: () => void };

/** Runs the guard for every address and shows its screen once it has passed; the newest address wins. */
export function useNavigationGuard({ history, location, visit, show, setTitle }: Navigation): {
  problem: Problem | undefined;
  retry: () => void;
} {
  const host = useHost();
  const [retries, setRetries] = useState(0);
  const [problem, setProblem] = useState<Problem>();
  const guarded = useRef({ page: '', retries });

  const dressBar = (route: HostRoute) => {
    setTitle(route.name);
    host.setServiceButton(route.cs !== false);
  };

  const visitAddress = useEffectEvent(async (attempt: Attempt) => {
    const opening = guarded.current.page === '';
    const again = guarded.current.retries !== retries;
    guarded.current = { page: pageOf(location), retries };
    if (pageOf(location) === pageOf(visit.location) && !opening && !again) {
      dressBar(visit.route);
      return show({ ...visit, location });
    }
    const route = routeOf(host.routes, location.pathname);
    if (!route) return history.go({ pathname: '/' }, 'replace');
    if (!opening && needsDocument(route, visit.route)) {
      await host.keepTyped();
      return history.reload();
    }
    const verdict = await guard(host, {
      route,
      holder: holderIn(route.flow, location.search),
      setTitle,
      mask: () => (opening ? noMask : openMask(host.toasts, attempt)),
    }).catch(async (error: unknown) => {
      host.log('screen', error);
      return (await leaveForNewBuild(host, history)) ? 'leaving' : 'unloadable';
    });
    if (attempt.state === 'superseded' || verdict === 'leaving') return;
    if (typeof verdict === 'string') {
      setProblem({ kind: verdict, wanted: location });
      if (pageOf(location) !== pageOf(visit.location)) history.go(visit.location, 'replace');
      return;
    }
    setProblem(undefined);
    if ('redirect' in verdict) return history.go(verdict.redirect, 'replace');
    if (verdict.screen !== visit.screen || location !== visit.location)
      show({ route, screen: verdict.screen, location });
  });

  useEffect(() => {
    const attempt: Attempt = { state: 'current', unmask: noMask };
    visitAddress(attempt).catch((error: unknown) => host.log('screen', error));
    return () => {
      attempt.state = 'superseded';
      attempt.unmask();
    };
  }, [location, retries, host]);

  const retry = () => {
    if (!problem) return;
    setProblem(undefined);
    if (pageOf(problem.wanted) === pageOf(location)) setRetries(retries + 1);
    else history.go(problem.wanted, 'push');
  };
  return { problem, retry };
}

type Guarded = {
  readonly route: HostRoute;
  /** about whose form, where that is not the user's own */
  readonly holder: string | undefined;
  readonly setTitle: (name: string) => void;
  readonly mask: () => () => void;
};

/** The guard for one route, with its flow's own: `redirect` leads to the step that comes first, `screen` may be the one that says why not. Rejects with ChunkLoadError. */
async function guard(
  host: Host,
  { route, holder, setTitle, mask }: Guarded,
): Promise<'refused' | { readonly screen: ScreenModule } | { readonly redirect: Redirect }> {
  const loading = loadScreen(host, route);
  loading.catch(() => undefined); // heard below, unless the login is refused
  let answer: Refusal | undefined;
  const verdict = await guardNavigation(route, {
    mask,
    setTitle,
    setServiceButton: host.setServiceButton,
    asks: () => host.sessions.state.status === 'confirm-link',
    login: async () => {
      await host.login();
      if (route.flow && !route.apart) answer = await answerOf(host, route.flow, route.path, holder);
    },
    arrive: async () => {
      if (answer === undefined) await loading;
    },
    log: host.log,
  });
  if (verdict === 'refused') return verdict;
  if (answer === undefined) return { screen: await loading };
  if ('instead' in answer) return { screen: await loadScreen(host, { path: route.path, screen: answer.instead }) };
  const { redirect } = answer;
  const stays = route.flow && [...route.flow.steps, ...route.flow.screens].some(({ path }) => path === redirect);
  return { redirect: { pathname: redirect, ...(stays ? { search: searchFor(holder) } : {}) } };
}

/** Within the flow it goes on with the same holder. */
type Redirect = { readonly pathname: string; readonly search?: string };

/** Where a flow leads instead of one of its paths, or what is shown there because it does not run for this customer. */
async function answerOf(host: Host, flow: Flow, path: string, holder?: string): Promise<Refusal | undefined> {
  try {
    const redirect = await arrive(await host.runtimeOf(flow, holder), path);
    return redirect === undefined ? undefined : { redirect };
  } catch (error) {
    if ((error as Partial<CallError>).messageKey === 'pcRefused') return undefined; // said in place of the flow
    if (!isRefusal(error, holder)) throw error;
    return answerTo(error, flow, path);
  }
}

/** A document's policy is that of the address it was loaded from; and a step that a phone does for a desktop shares no page with whoever is signed in there. */
const needsDocument = (wanted: HostRoute, shown: HostRoute) =>
  wanted.path !== shown.path && (wanted.ownDocument ?? shown.ownDocument ?? wanted.phone !== shown.phone);

const pageOf = ({ pathname, search }: Location) => pathname + search;

const noMask = () => undefined;

function openMask(toasts: ToastStore, attempt: Attempt): () => void {
  const id = toasts.loading();
  attempt.unmask = () => toasts.dismiss(id);
  return attempt.unmask;
}
