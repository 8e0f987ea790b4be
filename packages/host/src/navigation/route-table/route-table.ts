import type { Flow, FlowRoute, LoadScreen } from '@quayside/flow/define-flow';
import type { FlowEntry } from '@quayside/flow/internals/flow-entry';
import { loadChunk } from '@quayside/flow/internals/load-screen';
import { handOffPath, phonePath } from '@quayside/flow/internals/phone-path';
import { flowPaths } from '@quayside/rules/internals/flow-paths';
import { type LazyValue, lazyValue } from './lazy-value.ts';

/** A route of a host, with its flow if it has one. */
export type HostRoute = FlowRoute & {
  /** The flow of the screen. */
  readonly flow?: Flow;
  /** Whether the route belongs to a hand-off, which does not use the login of the user on the phone. */
  readonly phone?: true;
};

/** The routes of a host (NAV-07): home, and those of its flows. Paths of other flows have a page that says that the flow is not offered. */
export type RouteTable = {
  readonly home: HostRoute;
  /**
   * Returns the route of a path below the base, with or without a final slash. Undefined for an unknown path, which redirects to / (NAV-06). Returns a promise
   * until the flow of the path has loaded. The promise rejects with ChunkLoadError.
   */
  readonly find: (path: string) => HostRoute | undefined | Promise<HostRoute | undefined>;
  /** Loads the edition's flow with this name. Resolves with undefined if the edition does not offer it. Rejects with ChunkLoadError. */
  readonly flow: (name: string) => Promise<Flow | undefined>;
  /** Loads the edition's flows. Rejects with ChunkLoadError. */
  readonly flows: () => Promise<readonly Flow[]>;
};

type Part = { readonly flow: LazyValue<Flow>; readonly name: string } & Routes;
type Routes = { readonly has: (path: string) => boolean; readonly routes: LazyValue<readonly HostRoute[]> };

/** Creates the route table of a host. A flow loads with the first request for one of its paths. */
export function routeTable({
  home: screen,
  notOffered,
  handOff,
  flows,
}: {
  home: LoadScreen;
  notOffered: LoadScreen;
  /** The page of a hand-off. Absent if the edition has no hand-off. */
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

/** Returns the first matching route. Returns a promise if routes must load first. */
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
  const [{ allScreenDefinitions: allPlaces }, { routeName }] = await Promise.all([
    import('@quayside/rules/internals/flow-definitions'),
    import('@quayside/rules/flow-definition'),
  ]);
  return allPlaces.map((place): HostRoute => {
    const { path, auth } = place;
    return { path, name: routeName(place), screen, ...(auth === false ? { auth } : {}) };
  });
}
