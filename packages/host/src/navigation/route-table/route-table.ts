import type { Flow, FlowRoute, LoadScreen } from '@quayside/flow/define-flow';
import type { FlowEntry } from '@quayside/flow/internals/flow-entry';
import { loadChunk } from '@quayside/flow/internals/load-screen';
import { handOffPath, phonePath } from '@quayside/flow/internals/phone-path';
import { flowPaths } from '@quayside/rules/internals/flow-paths';
import { type LazyValue, lazyValue } from './lazy-value.ts';

/** A route of a host: its path, screen and settings, and the flow to which it belongs. */
export type HostRoute = FlowRoute & {
  /** The flow to which the screen belongs; undefined for pages outside flows. */
  readonly flow?: Flow;
  /** Whether the route is part of a hand-off to a phone, which does not use the login of the user on the phone. */
  readonly phone?: true;
};

/** The routes of a host (NAV-07): home and those of its flows. The paths of flows that the edition lacks show that the flow is not offered. */
export type RouteTable = {
  readonly home: HostRoute;
  /**
   * Returns the route of a path below the base, ignoring a final slash, or undefined for an unknown path, which redirects to / (NAV-06). Returns a promise
   * until the flow of the path has loaded; it rejects with `ChunkLoadError`.
   */
  readonly find: (path: string) => HostRoute | undefined | Promise<HostRoute | undefined>;
  /** Loads the edition's flow with this name. Resolves with undefined if the edition does not offer it. Rejects with `ChunkLoadError`. */
  readonly flow: (name: string) => Promise<Flow | undefined>;
  /** Loads all flows of the edition. Rejects with `ChunkLoadError` if one fails. */
  readonly flows: () => Promise<readonly Flow[]>;
};

type Part = { readonly flow: LazyValue<Flow>; readonly name: string } & Routes;
type Routes = { readonly has: (path: string) => boolean; readonly routes: LazyValue<readonly HostRoute[]> };

/** Creates the route table of a host. A flow loads when one of its paths is first requested. */
export function routeTable({
  home: screen,
  notOffered,
  handOff,
  flows,
}: {
  home: LoadScreen;
  notOffered: LoadScreen;
  /** The screen of a hand-off to a phone. If absent, the host has no hand-off. */
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

/** Returns the first route with this path, or undefined. Returns a promise if routes must load first. */
function search(among: readonly Routes[], path: string): HostRoute | undefined | Promise<HostRoute | undefined> {
  const [first, ...others] = among;
  if (!first) return undefined;
  const look = (routes: readonly HostRoute[]) => routes.find((route) => route.path === path) ?? search(others, path);
  const here = first.routes.current();
  return here ? look(here) : first.routes.load().then(look);
}

/** Returns the routes of a flow: its steps and screens, and its camera steps a second time under the phone's paths. */
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
