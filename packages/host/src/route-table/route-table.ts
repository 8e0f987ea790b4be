import type { Flow, FlowRoute, LoadScreen } from '@quayside/flow/define-flow';
import { handOffPath, phonePath } from '@quayside/flow/phone-flow';
import { allPlaces } from '@quayside/rules/all-places';
import { routeName } from '@quayside/rules/flow-definition';

/** A path of the app with its flow. */
export type HostRoute = FlowRoute & {
  /** the flow that the screen belongs to */
  readonly flow?: Flow;
  /** on a phone that does one step for a desktop: independent of the user signed in on it */
  readonly phone?: true;
};

/**
 * Returns the routes of a host (NAV-07): its own screens, the screens of its edition's flows, and for each other path of a flow a page that says it is not
 * offered.
 */
export function routeTable({
  home,
  notOffered,
  handOff,
  flows,
}: {
  home: LoadScreen;
  notOffered: LoadScreen;
  /** the phone's page; absent if the edition has no hand-off */
  handOff?: LoadScreen | undefined;
  flows: readonly Flow[];
}): readonly HostRoute[] {
  const offered = flows.flatMap((flow) =>
    [...flow.steps, ...flow.screens].map((route): HostRoute => ({ ...route, flow })),
  );
  const rest = allPlaces
    .filter(({ path }) => !offered.some((route) => route.path === path))
    .map(
      ({ path, auth, ...place }): HostRoute => ({
        path,
        name: routeName({ path, ...place }),
        screen: notOffered,
        ...(auth === false ? { auth } : {}),
      }),
    );
  const phone = handOff ? [landing(handOff), ...flows.flatMap(phoneScreens)] : [];
  return [{ path: '/', name: 'home', auth: false, screen: home }, ...offered, ...phone, ...rest];
}

const ofPhone = { auth: false, cs: false, phone: true } as const;

const landing = (screen: LoadScreen): HostRoute => ({ path: handOffPath, name: 'handOff', screen, ...ofPhone });

/** Returns the camera steps under the phone's paths. */
const phoneScreens = (flow: Flow): readonly HostRoute[] =>
  [...flow.steps, ...flow.screens]
    .filter(({ onPhone }) => onPhone)
    .map(({ path, name, screen }) => ({ path: phonePath(path), name, screen, flow, ...ofPhone }));

/** Returns the route of a path below the base, with or without a final slash; undefined for unknown paths, which redirect to / (NAV-06). */
export const routeOf = (routes: readonly HostRoute[], path: string): HostRoute | undefined => {
  const plain = path.length > 1 ? path.replace(/\/+$/, '') : path;
  return routes.find((route) => route.path === plain);
};
