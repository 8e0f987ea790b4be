import type { ScreenModule } from '@quayside/flow/define-flow';
import type { FlowRuntime } from '@quayside/flow/flow-runtime';
import type { Location } from 'react-router';
import type { HostRoute } from '../route-table/route-table.ts';

/** Where the next page comes from: `on` from the end, `back` from the start. */
export type Move = 'on' | 'back';

/** A route with its loaded screen. */
export type Shown = { readonly route: HostRoute; readonly screen: ScreenModule };

/** The route of the opened address, with its screen if it may be shown before login and guard are known. */
export type FirstScreen = Omit<Shown, 'screen'> & { readonly screen?: Shown['screen'] | undefined };

/** `screen` is set once login and guard are known; for public screens from the first frame. */
export type Visit = Omit<Shown, 'screen'> & {
  readonly screen: ScreenModule | undefined;
  /** runtime of the screen's flow, if the guard has waited for it */
  readonly run?: FlowRuntime | undefined;
  readonly location: Location;
  /** where the screen came from; absent for the first one */
  readonly move?: Move | undefined;
};
