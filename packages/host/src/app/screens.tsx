import { FlowProvider } from '@quayside/flow/flow-context';
import type { FlowRuntime } from '@quayside/flow/flow-runtime';
import { titles } from '@quayside/i18n/text/titles';
import { useLanguage, useText } from '@quayside/i18n/use-text';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type Location, Route, Routes, useLocation, useNavigate } from 'react-router';
import { guardNavigation } from '../guard/guard.ts';
import { useHost, useSession } from '../host-context.ts';
import { type HostRoute, routeOf } from '../route-table/route-table.ts';
import type { Shown } from './app.tsx';
import { loadScreen } from './load-screen.ts';

type Visit = Shown & { readonly location: Location };

/**
 * Shows the screen of the address. A navigation first passes the guard, with the old screen under its mask; the page that was opened is there from its
 * first frame and is guarded behind (design decision "Start and speed").
 */
export function Screens({ first }: { first: Shown }) {
  const host = useHost();
  const location = useLocation();
  const navigate = useNavigate();
  const [visit, setVisit] = useState<Visit>(() => ({ ...first, location }));
  const guarded = useRef<string>(undefined);
  const setTitle = useDocumentTitle(visit.route);

  useEffect(() => {
    const key = location.pathname + location.search;
    if (guarded.current === key) return;
    const opened = guarded.current === undefined;
    guarded.current = key;
    let current = true;
    const route = routeOf(host.routes, location.pathname);
    const go = async () => {
      if (!route) return void navigate('/', { replace: true });
      const loading = loadScreen(host, route);
      loading.catch(() => undefined);
      let redirect: string | undefined;
      const verdict = await guardNavigation(route, {
        mask: () => (opened ? () => undefined : openMask(host.toasts)),
        setTitle,
        setServiceButton: host.setServiceButton,
        login: async () => {
          await host.login();
          if (route.flow) redirect = (await host.runtimeOf(route.flow)).redirect(route.path);
        },
        log: host.log,
      });
      if (!current) return;
      if (verdict === 'refused') return opened ? undefined : void navigate(visit.location, { replace: true });
      if (redirect) return void navigate(redirect, { replace: true });
      const screen = await loading;
      if (!current) return;
      if (!opened) setVisit({ route, screen, location });
    };
    go().catch((error: unknown) => host.log('screen', error));
    return () => {
      current = false;
    };
  }, [host, location, navigate, setTitle, visit.location]);

  useEffect(() => {
    if (visit.location.key === 'default') return;
    scrollTo(0, 0);
    document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
  }, [visit]);

  const { default: Screen } = visit.screen;
  return (
    <Routes location={visit.location}>
      <Route
        path="*"
        element={
          <WithFlow route={visit.route} key={visit.route.path}>
            <Screen />
          </WithFlow>
        }
      />
    </Routes>
  );
}

function WithFlow({ route, children }: { route: HostRoute; children: React.ReactNode }) {
  const host = useHost();
  const session = useSession();
  const [runtime, setRuntime] = useState<FlowRuntime>();
  const { flow } = route;
  useEffect(() => {
    if (!flow || session.status !== 'signed-in') return;
    let current = true;
    host.runtimeOf(flow).then(
      (loaded) => current && setRuntime(loaded),
      (error: unknown) => host.log('application', error),
    );
    return () => {
      current = false;
    };
  }, [flow, host, session]);
  const ready = useCallback(async () => {
    await host.login();
    if (!flow) throw new TypeError('This route belongs to no flow.');
    return host.runtimeOf(flow);
  }, [flow, host]);
  if (!flow) return children;
  return (
    <FlowProvider flow={flow} runtime={runtime} ready={ready}>
      {children}
    </FlowProvider>
  );
}

/** NAV-02: the title in the language on screen, before the navigation and when the language changes. */
function useDocumentTitle(route: HostRoute): (name: string) => void {
  const t = useText(titles);
  const language = useLanguage();
  const setTitle = useCallback(
    (name: string) => {
      document.title = t(`title.${name}` as 'title.home');
    },
    [t],
  );
  useEffect(() => {
    document.documentElement.lang = language;
    setTitle(route.name);
  }, [language, route.name, setTitle]);
  return setTitle;
}

function openMask(toasts: { loading: (message?: string) => number; dismiss: (id: number) => void }): () => void {
  const id = toasts.loading();
  return () => toasts.dismiss(id);
}
