import type { ToastStore } from '@quayside/ui/toast-store';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Location, NavigateFunction } from 'react-router';
import { guardNavigation } from '../guard/guard.ts';
import { useHost } from '../host-context.ts';
import { type HostRoute, routeOf } from '../route-table/route-table.ts';
import { loadScreen } from './load-screen.ts';
import type { Visit } from './screens.tsx';

type Navigation = {
  /** where the customer wants to be */
  readonly location: Location;
  /** what is on screen */
  readonly visit: Visit;
  readonly show: (visit: Visit) => void;
  readonly setTitle: (name: string) => void;
  readonly navigate: NavigateFunction;
};

/** Runs the guard for every address and shows its screen once it has passed; the newest address wins. `refused`: the login failed, and may be tried again. */
export function useNavigationGuard({ location, visit, show, setTitle, navigate }: Navigation): {
  refused: boolean;
  retry: () => void;
} {
  const host = useHost();
  const [attempt, setAttempt] = useState(0);
  const [refused, setRefused] = useState(false);
  const opened = useRef(false);
  const address = location.pathname + location.search;

  const guard = async (
    route: HostRoute,
    mask: () => () => void,
  ): Promise<'allowed' | 'refused' | { redirect: string }> => {
    let redirect: string | undefined;
    const verdict = await guardNavigation(route, {
      mask,
      setTitle,
      setServiceButton: host.setServiceButton,
      login: async () => {
        await host.login();
        if (route.flow) redirect = (await host.runtimeOf(route.flow)).redirect(route.path);
      },
      log: host.log,
    });
    return verdict === 'allowed' && redirect ? { redirect } : verdict;
  };

  const visitAddress = useEffectEvent(async (isCurrent: () => boolean) => {
    const first = !opened.current;
    opened.current = true;
    const route = routeOf(host.routes, location.pathname);
    if (!route) return void navigate('/', { replace: true });
    const loading = loadScreen(host, route);
    const verdict = await guard(route, first ? () => () => undefined : () => openMask(host.toasts)).catch(
      async (error: unknown) => {
        await loading.catch(() => undefined);
        throw error;
      },
    );
    const screen = await loading;
    if (!isCurrent()) return;
    setRefused(verdict === 'refused');
    if (typeof verdict === 'object') return void navigate(verdict.redirect, { replace: true });
    if (verdict === 'refused' && !first && attempt === 0) return void navigate(visit.location, { replace: true });
    if (verdict === 'allowed' && visit.location.key !== location.key) show({ route, screen, location });
  });

  useEffect(() => {
    let current = true;
    visitAddress(() => current).catch((error: unknown) => host.log('screen', error));
    return () => {
      current = false;
    };
  }, [address, attempt, host]);

  return { refused, retry: () => setAttempt(attempt + 1) };
}

function openMask(toasts: ToastStore): () => void {
  const id = toasts.loading();
  return () => toasts.dismiss(id);
}
