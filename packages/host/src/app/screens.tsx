import { forHolder, holderIn, pathFor } from '@quayside/flow/form-holder';
import type { PageHistory } from '@quayside/flow/page-history';
import { useLanguage } from '@quayside/i18n/use-text';
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { type Location, Router } from 'react-router';
import { useHost, useSession } from '../host-context.ts';
import type { Shown } from './app.tsx';
import { SessionNotices } from './session-notices.tsx';
import { useDocumentTitle } from './use-document-title.ts';
import { useNavigationGuard } from './use-navigation-guard.ts';
import { WithFlow } from './with-flow.tsx';

export type Visit = Shown & { readonly location: Location };

/**
 * Shows the screen of the address. A navigation first passes the guard, with the old screen under its mask; the page that was opened is there from its
 * first frame and is guarded behind (design decision "Start and speed").
 */
export function Screens({ history, first }: { history: PageHistory; first: Shown }) {
  const host = useHost();
  const session = useSession();
  const location = useSyncExternalStore(history.listen, history.location, history.location);
  const [visit, show] = useState<Visit>(() => ({ ...first, location }));
  const setTitle = useDocumentTitle(visit.route.name);
  const { problem, retry } = useNavigationGuard({ history, location, visit, setTitle, show });

  const language = useLanguage();
  useEffect(() => host.dress(visit.route.needTheme !== false), [host, visit.route, language]); // stock colours go by language
  useArrival(visit);

  const { default: Screen } = visit.screen;
  const { flow, path } = visit.route;
  const holder = holderIn(flow, visit.location.search);
  const navigator = useMemo(
    () => (flow && holder ? forHolder(history.navigator, flow, holder, history.basename) : history.navigator),
    [history, flow, holder],
  );
  return (
    <Router
      basename={history.basename || '/'}
      navigator={navigator}
      location={{ ...visit.location, pathname: history.basename + visit.location.pathname }}
    >
      <SessionNotices problem={problem} onRetry={retry} />
      <div hidden={session.status === 'locked'}>
        <WithFlow route={visit.route} holder={holder}>
          <Screen key={pathFor(path, holder)} />
        </WithFlow>
      </div>
    </Router>
  );
}

/** On a new screen reading starts at its top and focus at its heading, so that a screen reader says where it is. */
function useArrival({ screen, location }: Visit): void {
  const before = useRef(screen);
  useEffect(() => {
    if (before.current === screen) return;
    before.current = screen;
    scrollTo(0, 0);
    if (!location.hash) document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
  }, [screen, location]);
}
