import type { Flow, FlowRoute, LoadScreen } from '@quayside/flow/define-flow';
import { handOffPath, phonePath } from '@quayside/flow/phone-flow';
import { specifiedRoutes } from './specified-routes.ts';

/** A path of the app, with the flow that its screen belongs to. */
export type HostRoute = FlowRoute & {
  /** the flow that the screen belongs to */
  readonly flow?: Flow;
  /** on a phone that does one step for a desktop: nobody is signed in here for it, and whoever is signed in has nothing to do with it */
  readonly phone?: true;
};

/**
 * Every route of a host (NAV-07): its own screens, the screens of the flows that its edition offers, and for each specified path that no
 * flow of the edition serves the page that says so.
 */
export function routeTable({
  home,
  notOffered,
  handOff,
  flows,
}: {
  home: LoadScreen;
  notOffered: LoadScreen;
  /** where a phone takes a step over; absent where an edition hands none off */
  handOff?: LoadScreen | undefined;
  flows: readonly Flow[];
}): readonly HostRoute[] {
  const offered = flows.flatMap((flow) =>
    [...flow.steps, ...flow.screens].map((route): HostRoute => ({ ...route, flow })),
  );
  const rest = specifiedRoutes
    .filter(({ path }) => path !== '/' && !offered.some((route) => route.path === path))
    .map((route): HostRoute => ({ ...route, screen: notOffered }));
  const phone = handOff ? [landing(handOff), ...flows.flatMap(phoneScreens)] : [];
  return [{ path: '/', name: 'home', auth: false, screen: home }, ...offered, ...phone, ...rest];
}

const ofPhone = { auth: false, cs: false, phone: true, pathIsOurs: true } as const;

const landing = (screen: LoadScreen): HostRoute => ({ path: handOffPath, name: 'handOff', screen, ...ofPhone });

/** The camera steps, and what belongs to them, under paths of their own. */
const phoneScreens = (flow: Flow): readonly HostRoute[] =>
  [...flow.steps, ...flow.screens]
    .filter(({ onPhone }) => onPhone)
    .map(({ path, name, screen }) => ({ path: phonePath(path), name, screen, flow, ...ofPhone }));

/** The route of a path below the base, with or without a slash at its end; undefined for unknown paths, which go to / (NAV-06). */
export const routeOf = (routes: readonly HostRoute[], path: string): HostRoute | undefined => {
  const plain = path.length > 1 ? path.replace(/\/+$/, '') : path;
  return routes.find((route) => route.path === plain);
};
