import { useEffect, useState } from 'react';
import { type Location, Route, Routes, useLocation, useNavigate } from 'react-router';
import { useHost } from '../host-context.ts';
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
export function Screens({ first }: { first: Shown }) {
  const host = useHost();
  const location = useLocation();
  const navigate = useNavigate();
  const [visit, setVisit] = useState<Visit>(() => ({ ...first, location }));
  const setTitle = useDocumentTitle(visit.route.name);
  const { refused, retry } = useNavigationGuard({ location, visit, setTitle, show: setVisit, navigate });

  useEffect(() => host.dress(visit.route.needTheme !== false), [host, visit.route]);
  useEffect(() => {
    if (visit.location.key === 'default') return;
    if (visit.location.hash) return; // the screen goes to the field that it names
    scrollTo(0, 0);
    document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
  }, [visit]);

  const { default: Screen } = visit.screen;
  return (
    <>
      <SessionNotices refused={refused} onRetry={retry} />
      <Routes location={visit.location}>
        <Route
          path="*"
          element={
            <WithFlow flow={visit.route.flow}>
              <Screen key={visit.route.path} />
            </WithFlow>
          }
        />
      </Routes>
    </>
  );
}
