import type { ScreenModule } from '@quayside/flow/define-flow';
import type { FlowRuntime } from '@quayside/flow/flow-runtime';
import type { Location } from 'react-router';
import type { HostRoute } from './route-table/route-table.ts';

/** Direction from which the next page comes: `on` from the end, `back` from the start. */
export type Direction = 'on' | 'back';

/** A route with its loaded screen. */
export type Shown = { readonly route: HostRoute; readonly screen: ScreenModule };

/** The route of the opened URL, with its screen if it may show before login and guard are known. */
export type FirstScreen = Omit<Shown, 'screen'> & { readonly screen?: Shown['screen'] | undefined };

/** The visible page. `screen` is set once login and guard are known, and for public screens from the first frame. */
export type Visit = Omit<Shown, 'screen'> & {
  readonly screen: ScreenModule | undefined;
  /** Runtime of the screen's flow, if the guard waited for it. */
  readonly run?: FlowRuntime | undefined;
  readonly location: Location;
  /** Direction from which the screen came; absent for the first one. */
  readonly move?: Direction | undefined;
};
