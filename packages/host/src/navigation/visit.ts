import type { ScreenModule } from '@quayside/flow/define-flow';
import type { FlowRuntime } from '@quayside/flow/flow-runtime';
import type { Location } from 'react-router';
import type { HostRoute } from './route-table/route-table.ts';

/** The direction from which a page enters. `on`: from the end, as the next page. `back`: from the start, as a previous page. */
export type Direction = 'on' | 'back';

/** A route with its loaded screen. */
export type LoadedRoute = { readonly route: HostRoute; readonly screen: ScreenModule };

/** The route of the opened URL. `screen` is set if it renders before login and guard are known. */
export type FirstScreen = Omit<LoadedRoute, 'screen'> & { readonly screen?: LoadedRoute['screen'] | undefined };

/** The visible page. `screen` is set once login and guard are known, and for public screens from the first frame. */
export type Visit = Omit<LoadedRoute, 'screen'> & {
  readonly screen: ScreenModule | undefined;
  /** The runtime of the screen's flow, if the guard has loaded it. */
  readonly run?: FlowRuntime | undefined;
  readonly location: Location;
  /** The direction from which the screen entered. Absent for the first screen. */
  readonly move?: Direction | undefined;
};
