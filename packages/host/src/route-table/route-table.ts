import type { Flow, FlowRoute, LoadScreen } from '@quayside/flow/define-flow';
import { specifiedRoutes } from './specified-routes.ts';

export type HostRoute = FlowRoute & { /** the flow that the screen belongs to */ readonly flow?: Flow };

/**
 * Every route of a host (NAV-07): its own screens, the screens of the flows that its edition offers, and for each specified path that no
 * flow of the edition serves the page that says so.
 */
export function routeTable({
  home,
  notOffered,
  flows,
}: {
  home: LoadScreen;
  notOffered: LoadScreen;
  flows: readonly Flow[];
}): readonly HostRoute[] {
  const offered = flows.flatMap((flow) =>
    [...flow.steps, ...flow.screens].map((route): HostRoute => ({ ...route, flow })),
  );
  const rest = specifiedRoutes
    .filter(({ path }) => path !== '/' && !offered.some((route) => route.path === path))
    .map((route): HostRoute => ({ ...route, screen: notOffered }));
  return [{ path: '/', name: 'home', auth: false, screen: home }, ...offered, ...rest];
}

/** The route of a path below the base, with or without a slash at its end; undefined for unknown paths, which go to / (NAV-06). */
export const routeOf = (routes: readonly HostRoute[], path: string): HostRoute | undefined => {
  const plain = path.length > 1 ? path.replace(/\/+$/, '') : path;
  return routes.find((route) => route.path === plain);
};
