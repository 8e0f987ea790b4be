import { createHolderNavigator, parseHolder, withHolderQuery } from '@quayside/flow/internals/form-holder';
import type { PageHistory } from '@quayside/flow/internals/page-history';
import { useLanguage } from '@quayside/i18n/use-text';
import {
  startTransition,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { Router } from 'react-router';
import { showDisplayFont } from '../boot/display-font.ts';
import { hideSkeleton } from '../boot/skeleton.ts';
import { useHost, useIsLocked } from '../host-context.ts';
import { useDocumentTitle } from '../navigation/use-document-title.ts';
import { usePageNavigation } from '../navigation/use-page-navigation.ts';
import type { FirstScreen, VisiblePage } from '../navigation/visit.ts';
import { SessionNotices } from '../page-messages/session-notices.tsx';
import { WithFlow } from './with-flow.tsx';

/**
 * Renders the screen of the current URL. A newly opened page shows its skeleton until the guard has passed; a page that is public, or that this customer could
 * open before, renders at once. During a navigation, a mask covers the previous screen.
 */
export function Screens({ history, first }: { history: PageHistory; first: FirstScreen }) {
  const host = useHost();
  const isLocked = useIsLocked();
  const location = useSyncExternalStore(history.listen, history.location, history.location);
  const { visit, newest, show } = useVisiblePage(() => ({ route: first.route, screen: first.screen, location }));
  const setTitle = useDocumentTitle(visit.route);
  const { problem, retry } = usePageNavigation({ history, location, newest, setTitle, show });

  const language = useLanguage();
  useEffect(() => host.applyTheme(visit.route.needTheme !== false), [host, visit.route, language]); // the language determines the stock colours
  useArrival(visit);
  useLayoutEffect(() => {
    if (!visit.screen) return;
    hideSkeleton();
    host.view.set('screen');
    showDisplayFont();
  }, [host, visit.screen]);

  const { flow, path } = visit.route;
  const holder = parseHolder(flow, visit.location.search);
  const navigator = useMemo(
    () =>
      flow && holder ? createHolderNavigator(history.navigator, flow, holder, history.basename) : history.navigator,
    [history, flow, holder],
  );
  // Memoised, so that the page does not render again when the URL changes, before it is replaced.
  const page = useMemo(() => {
    const Screen = visit.screen?.default;
    return Screen ? (
      <div data-part="screen" hidden={isLocked} data-came={visit.move}>
        <WithFlow route={visit.route} holder={holder} run={visit.run}>
          <Screen key={withHolderQuery(path, holder)} />
        </WithFlow>
      </div>
    ) : null;
  }, [visit, isLocked, holder, path]);
  return (
    <Router
      basename={history.basename || '/'}
      navigator={navigator}
      location={{ ...visit.location, pathname: history.basename + visit.location.pathname }}
    >
      <SessionNotices problem={problem?.kind === 'offline' && page ? undefined : problem} onRetry={retry} />
      {page}
    </Router>
  );
}

type Showing = { readonly visit: VisiblePage; readonly onShown?: () => void };

/**
 * Returns the visible page, the newest page, which may still render, and a function that renders another one. It renders in a transition, so that React yields
 * to input between components, or urgently in one task. Its promise resolves once the effects of the page, or of a newer page that replaced it, have run.
 */
function useVisiblePage(first: () => VisiblePage) {
  const [{ visit, onShown }, setShowing] = useState<Showing>(() => ({ visit: first() }));
  const newest = useRef(visit);
  const waiting = useRef<() => void>(undefined);
  useEffect(() => onShown?.(), [onShown]);
  useEffect(() => () => waiting.current?.(), []); // a page that throws unmounts this component
  const show = useCallback(
    (next: VisiblePage, priority: 'transition' | 'urgent' = 'transition') =>
      new Promise<void>((resolve) => {
        newest.current = next;
        const replaced = waiting.current;
        const onShown = () => {
          replaced?.();
          resolve();
          if (waiting.current === onShown) waiting.current = undefined; // a later page must not hold this one in memory
        };
        waiting.current = onShown;
        if (priority === 'urgent') setShowing({ visit: next, onShown });
        else startTransition(() => setShowing({ visit: next, onShown }));
      }),
    [],
  );
  return { visit, newest, show };
}

/**
 * Scrolls to the top of a new screen and focuses its heading, so that screen readers announce it. Does nothing for the page that opens first, or if the URL has
 * a hash.
 */
function useArrival({ screen, location }: VisiblePage): void {
  const before = useRef(screen);
  useEffect(() => {
    const opening = before.current === undefined;
    if (before.current === screen) return;
    before.current = screen;
    if (opening) return; // the browser announces the page that it opens
    scrollTo(0, 0);
    if (!location.hash) document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
  }, [screen, location]);
}
