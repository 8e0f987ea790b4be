import type { Flow, FlowRoute, LoadScreen } from '@quayside/flow/define-flow';
import type { FlowEntry } from '@quayside/flow/internals/flow-entry';
import { loadChunk } from '@quayside/flow/internals/load-screen';
import { handOffPath, phonePath } from '@quayside/flow/internals/phone-path';
import { flowPaths } from '@quayside/rules/internals/flow-paths';
import { type LazyValue, lazyValue } from './lazy-value.ts';

/** A path of the app with its flow. */
export type HostRoute = FlowRoute & {
  /** Flow of the screen. */
  readonly flow?: Flow;
  /** On a phone that does one step for a desktop; independent of the user signed in on it. */
  readonly phone?: true;
};

/** Routes of a host (NAV-07): its own, and those of its edition's flows. All other paths of flows get a page that says that the flow is not offered. */
export type RouteTable = {
  readonly home: HostRoute;
  /**
   * Returns the route of a path below the base, with or without a final slash, or undefined for unknown paths, which redirect to / (NAV-06). Returns a promise
   * until the flow of the path has loaded. The promise rejects with ChunkLoadError.
   */
  readonly find: (path: string) => HostRoute | undefined | Promise<HostRoute | undefined>;
  /** Loads the edition's flow with this name; undefined if it offers none. Rejects with ChunkLoadError. */
  readonly flow: (name: string) => Promise<Flow | undefined>;
  /** Loads the edition's flows. Rejects with ChunkLoadError. */
  readonly flows: () => Promise<readonly Flow[]>;
};

type Part = { readonly flow: LazyValue<Flow>; readonly name: string } & Routes;
type Routes = { readonly has: (path: string) => boolean; readonly routes: LazyValue<readonly HostRoute[]> };

/** Returns the routes of a host. A flow loads when one of its paths is requested. */
export function routeTable({
  home: screen,
  notOffered,
  handOff,
  flows,
}: {
  home: LoadScreen;
  notOffered: LoadScreen;
  /** The phone's page; absent if the edition has no hand-off. */
  handOff?: LoadScreen | undefined;
  flows: readonly FlowEntry[];
}): RouteTable {
  const home: HostRoute = { path: '/', name: 'home', auth: false, screen };
  const own = handOff ? [home, { path: handOffPath, name: 'handOff', screen: handOff, ...ofPhone }] : [home];
  const offered = flows.map(({ name, paths, load }): Part => {
    const flow = lazyValue(() => loadChunk(name, load));
    return {
      name,
      flow,
      has: (path) => paths.some((one) => one === path || (handOff && phonePath(one) === path)),
      routes: lazyValue(async () => routesOf(await flow.load())),
    };
  });
  const rest: Routes = {
    has: (path) => Object.values(flowPaths).some((paths: readonly string[]) => paths.includes(path)),
    routes: lazyValue(() => loadChunk('the page "not offered"', () => routesNotOffered(notOffered))),
  };
  return {
    home,
    find: (path) => {
      const plain = path.length > 1 ? path.replace(/\/+$/, '') : path;
      const known = own.find((route) => route.path === plain);
      return (
        known ??
        search(
          [...offered, rest].filter(({ has }) => has(plain)),
          plain,
        )
      );
    },
    flow: async (name) => offered.find((part) => part.name === name)?.flow.load(),
    flows: () => Promise.all(offered.map(({ flow }) => flow.load())),
  };
}

const ofPhone = { auth: false, cs: false, phone: true } as const;

/** Returns the first matching route of the given ones. Returns a promise if they have to load first. */
function search(among: readonly Routes[], path: string): HostRoute | undefined | Promise<HostRoute | undefined> {
  const [first, ...others] = among;
  if (!first) return undefined;
  const look = (routes: readonly HostRoute[]) => routes.find((route) => route.path === path) ?? search(others, path);
  const here = first.routes.current();
  return here ? look(here) : first.routes.load().then(look);
}

/** Returns a flow's steps and screens, and its camera steps under the phone's paths. */
function routesOf(flow: Flow): readonly HostRoute[] {
  const routes = [...flow.steps, ...flow.screens];
  return [
    ...routes.map((route): HostRoute => ({ ...route, flow })),
    ...routes
      .filter(({ onPhone }) => onPhone)
      .map(({ path, name, screen }): HostRoute => ({ path: phonePath(path), name, screen, flow, ...ofPhone })),
  ];
}

async function routesNotOffered(screen: LoadScreen): Promise<readonly HostRoute[]> {
  const [{ allPlaces }, { routeName }] = await Promise.all([
    import('@quayside/rules/internals/flow-definitions'),
    import('@quayside/rules/flow-definition'),
  ]);
  return allPlaces.map((place): HostRoute => {
    const { path, auth } = place;
    return { path, name: routeName(place), screen, ...(auth === false ? { auth } : {}) };
  });
}
