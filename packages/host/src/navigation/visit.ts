import type { ScreenModule } from '@quayside/flow/define-flow';
import type { FlowRuntime } from '@quayside/flow/flow-runtime';
import type { Location } from 'react-router';
import type { HostRoute } from './route-table/route-table.ts';

/** The direction from which a page enters. `on`: the next page, from the end of the line. `back`: a previous page, from the start. */
export type Direction = 'on' | 'back';

/** A route with its loaded screen. */
export type LoadedRoute = { readonly route: HostRoute; readonly screen: ScreenModule };

/** The page of the URL that the document opened. `screen` is set if it can render before login and guard are known. */
export type FirstScreen = Omit<LoadedRoute, 'screen'> & { readonly screen?: LoadedRoute['screen'] | undefined };

/** The visible page. `screen` is undefined until login and guard are known, except for public pages. */
export type VisiblePage = Omit<LoadedRoute, 'screen'> & {
  readonly screen: ScreenModule | undefined;
  /** The runtime of the screen's flow, if the guard has loaded it. */
  readonly run?: FlowRuntime | undefined;
  readonly location: Location;
  /** The direction from which the screen entered. Absent for the first screen. */
  readonly move?: Direction | undefined;
};
