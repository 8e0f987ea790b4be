import { parseHolder, withHolderQuery } from '@quayside/flow/internals/form-holder';
import type { PageHistory } from '@quayside/flow/internals/page-history';
import { isUpState } from '@quayside/flow/internals/resume';
import { useOnReconnect } from '@quayside/flow/internals/use-on-reconnect';
import { ui } from '@quayside/i18n/text/ui';
import { useText } from '@quayside/i18n/use-text';
import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { Location } from 'react-router';
import { hideLoadError, showLoadError } from '../boot/load-error.ts';
import { useHost } from '../host-context.ts';
import type { NavigationError } from '../page-messages/navigation-error.ts';
import { loadPage, type PageResult } from './load-page.ts';
import { openMask, type PressedControl, usePressedControl } from './pending-mask.ts';
import type { HostRoute } from './route-table/route-table.ts';
import type { Direction, VisiblePage } from './visit.ts';

type PageNavigation = {
  readonly history: PageHistory;
  /** The URL that the customer requested. */
  readonly location: Location;
  /** The page that was shown last. It may still render. */
  readonly newest: { readonly current: VisiblePage };
  /** Renders a page, and resolves once its effects have run. */
  readonly show: (visit: VisiblePage, priority?: 'transition' | 'urgent') => Promise<void>;
  readonly setTitle: (route: HostRoute) => void;
};

/**
 * Loads and shows the page of each requested URL; the newest takes precedence. Returns the last failed navigation as `problem`, undefined if there is none, and
 * `retry`, which repeats it.
 */
export function usePageNavigation({ history, location, newest, show, setTitle }: PageNavigation): {
  problem: NavigationError | undefined;
  retry: () => void;
} {
  const host = useHost();
  const [retries, setRetries] = useState(0);
  const [problem, setProblem] = useState<NavigationError>();
  const last = useRef<{ readonly page: string; readonly retries: number }>(undefined);
  const failedPage = useRef<string>(undefined);
  const trail = useRef<string[]>([]);
  const t = useText(ui);
  const pressed = usePressedControl();
  const redirectedBy = useRef<PressedControl>(null);

  /** Shows another part of the visible page, such as the next question or the period of a chart, without the guard. */
  const moveWithinPage = async (signal: AbortSignal) => {
    const visit = newest.current;
    setTitle(visit.route);
    host.setServiceButton(visit.route.cs !== false);
    const transitions = document.querySelector('[data-question]') && (await loadTransitions());
    const swap = async (priority: 'transition' | 'urgent' = 'transition') => {
      if (!signal.aborted) await show({ ...visit, location }, priority);
    };
    // Urgently, because the browser restores the scroll position of Back and Forward only if the page has its height at once.
    return transitions ? transitions.transitionQuestion(swap) : swap('urgent');
  };

  const fail = ({ kind, error }: Extract<PageResult, { type: 'failed' }>) => {
    const visit = newest.current;
    setProblem({ kind, error, wanted: location });
    failedPage.current = pageOf(location);
    if (kind === 'offline' && visit.screen) host.showOffline().catch(showLoadError); // the chunk with the message may not have loaded
    if (pageOf(location) !== pageOf(visit.location)) history.go(visit.location, 'replace');
  };

  const navigate = useEffectEvent(async (signal: AbortSignal) => {
    const visit = newest.current;
    const page = pageOf(location);
    const control = pressed.current ?? redirectedBy.current;
    redirectedBy.current = null;
    const isOpening = last.current === undefined;
    const isRetry = last.current !== undefined && last.current.retries !== retries;
    last.current = { page, retries };
    if (page === pageOf(visit.location) && !isOpening && !isRetry) return moveWithinPage(signal);
    const transitions = visit.screen && loadTransitions();
    let unmask = () => {};
    signal.addEventListener('abort', () => unmask());
    const result = await loadPage({
      host,
      history,
      location,
      signal,
      setTitle,
      from: isOpening ? undefined : visit.route,
      failedBefore: failedPage.current === page,
      mask: () => {
        if (!isOpening && visit.screen) unmask = openMask(host.toasts, control, t('loading'));
        return unmask;
      },
    });
    if (signal.aborted) return;
    switch (result.type) {
      case 'failed':
        return fail(result);
      case 'document':
        return history.reload();
      case 'redirect':
        setProblem(undefined);
        failedPage.current = undefined;
        redirectedBy.current = control;
        return history.go(result.to, 'replace'); // the navigation to that URL opens a new mask
      case 'page': {
        setProblem(undefined);
        failedPage.current = undefined;
        const { route, screen, run } = result;
        if (screen === visit.screen && location === visit.location) return unmask();
        const swap = async (move?: Direction) => {
          if (!signal.aborted) await show({ route, screen, run, location, move });
          unmask(); // after the old screen is gone, whose pressed button stays busy until then
        };
        const isUp = isUpState(location.state) || control?.dataset.part === 'back';
        const loaded = await transitions;
        if (signal.aborted) return;
        if (loaded) return loaded.transitionScreen(trail.current, visit.route, route, swap, isUp);
        return swap();
      }
    }
  });

  // Runs before the paint, so that the pressed button stays busy until the mask opens.
  useLayoutEffect(() => {
    const controller = new AbortController();
    navigate(controller.signal).catch((error: unknown) => {
      controller.abort();
      host.log('screen', error);
    });
    return () => controller.abort();
  }, [location, retries, host]);

  const retry = () => {
    if (!problem) return;
    setProblem(undefined);
    hideLoadError();
    if (pageOf(problem.wanted) === pageOf(location)) setRetries(retries + 1);
    else history.go(problem.wanted, 'push');
  };
  useOnReconnect(problem?.kind === 'offline', retry, () => setProblem(undefined));
  return { problem, retry };
}

/** Returns the part of a URL that identifies a page: its path and the holder. The rest of the query and the hash select content within the page. */
const pageOf = ({ pathname, search }: Location) => withHolderQuery(pathname, parseHolder({ forHolders: true }, search));

/** Loads the page transitions. Resolves with undefined if they fail to load, so that pages change without one. */
const loadTransitions = () => import('./page-transition.ts').catch(() => undefined);
