import type { RecordModule } from '@quayside/bridge/commands';
import type { AccountOverview } from '@quayside/contract/internals/account-overview';
import { type EditionCapabilities, getEditionCapabilities } from '@quayside/rules/edition-capabilities';
import type { ExampleFees } from '@quayside/rules/internals/tier';
import {
  type ComponentType,
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useLayoutEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import { useInRouterContext, useLocation } from 'react-router';
import type { Flow } from './define-flow.ts';
import type { EarlyAnswers } from './early-answers.ts';
import type { PositionLayout } from './edition-facts.ts';
import type { FlowRuntime, FlowState } from './flow-runtime/flow-runtime.ts';
import type { Caller } from './services.ts';
import type { QuestionLayout } from './step-pages.ts';

/** Value of the flow context, which `useFlow` returns. */
export type FlowScope = {
  readonly flow: Flow;
  /** id of the form's holder; undefined for the user's own form */
  readonly holder?: string | undefined;
  /** undefined until login and the application have loaded; forms accept input before that */
  readonly runtime: FlowRuntime | undefined;
  /** resolves to the runtime once it has loaded; rejects if login or loading fails */
  readonly ready: () => Promise<FlowRuntime>;
  /** `signed-in` if a user is known to be signed in, so that `caller` starts no login */
  readonly visitor?: 'unknown' | 'signed-in';
  /** resolves after login, for screens that need no application */
  readonly caller?: () => Promise<Caller>;
  /** overview that an earlier page loaded for this customer, so that the next page shows it at once; absent if none was loaded */
  readonly overview?: AccountOverview | undefined;
  /** products and services that the edition offers; all if absent */
  readonly capabilities?: EditionCapabilities;
  /** the edition's example commissions, shown with the account tiers; no example if absent */
  readonly exampleFees?: ExampleFees | undefined;
  /** the edition's layout of positions; rows if absent */
  readonly positions?: PositionLayout | undefined;
  /** the edition's layout of steps with several questions; one per page if absent. `all-on-one-page` of a flow takes precedence */
  readonly questions?: QuestionLayout | undefined;
  /** services of the host app; absent in a story, or if the host has none */
  readonly hostServices?: HostServices;
};

/** Screens of the native app that pages open, by module name (`goto_native_module`). Quayside defines the names. */
export type AppScreen = 'deposit' | 'trade';

/** Storage for whether the customer has seen that their account is open. */
export type OpenedSeen = { readonly get: () => boolean; readonly set: () => void };

/** Services of the host app that screens use. */
export type HostServices = {
  /** stores answers typed before the flow's runtime is ready; does nothing if the user is unknown */
  readonly storeEarlyAnswers?: (flow: string, step: string, early: EarlyAnswers) => Promise<void>;
  /** opens the app's customer service; in a browser the help page */
  readonly contactService: () => void;
  /** opens the app's screen that links an e-mail address; rejects in a browser (BridgeUnavailable) and if the customer links none */
  readonly bindEmail: () => Promise<void>;
  /** opens the help page: a web view of the app, in a browser a new window */
  readonly openHelp: () => void;
  /** resolves to the URL of a file path in a server response */
  readonly fileUrl: (path: string) => Promise<string>;
  /** opens a file in the native app; absent in a browser, which follows links itself (BRIDGE-02) */
  readonly openFile?: ((url: string, type: string) => void) | undefined;
  /** opens the app's screen for records of the account; absent in a browser. Rejects if the app has no such screen */
  readonly openRecords?: ((module: RecordModule) => Promise<void>) | undefined;
  /** opens a screen of the native app, or the help page if the app has no such screen; absent in a browser, which follows links itself */
  readonly openAppScreen?: ((screen: AppScreen) => void) | undefined;
  /** URL of the native app, which a browser links to for features that only the app has; absent in the app, and if the edition has no app */
  readonly appAddress?: string | undefined;
  /**
   * renders the broker's name and links to its legal pages. `line` has only the licence and the privacy policy, for the end of a form. `name` has only
   * the symbol and the wordmark
   */
  readonly Foot?: ComponentType<{ readonly look?: 'line' | 'name' }>;
  /** URL of the edition's picture for an opened account, 160 × 112 on the brand's dark background; a ship at the quay if absent */
  readonly openedPicture?: string;
  /** whether this customer has seen on this device that their account is open; the page has no animation if absent */
  readonly openedSeen?: OpenedSeen;
  /** whether US stocks trade now; `open` if unknown */
  readonly usMarket?: 'open' | 'closed';
};

const FlowContext = createContext<FlowScope | undefined>(undefined);

/** Provides a flow to its screens. Renders no element. During a navigation, the old screen does not show newer applications (`FlowRuntime.leave`). */
export const FlowProvider = ({ children, ...scope }: FlowScope & { children: ReactNode }) => (
  <FlowContext.Provider value={scope}>
    {scope.runtime ? <Leaving runtime={scope.runtime} /> : null}
    {children}
  </FlowContext.Provider>
);

/** Shows the newest application when the flow is left, and after each navigation. */
function Leaving({ runtime }: { readonly runtime: FlowRuntime }) {
  const hasAddress = useInRouterContext();
  useEffect(() => () => runtime.arrive(), [runtime]);
  return hasAddress ? <Arrival runtime={runtime} /> : null;
}

/**
 * Shows the newest application from a screen's first render after a navigation. It must render before the screens, because they read the application
 * while they render.
 */
function Arrival({ runtime }: { readonly runtime: FlowRuntime }) {
  const { key } = useLocation();
  const [before, setBefore] = useState(key);
  if (before !== key) {
    setBefore(key);
    runtime.arrive({ quietly: true });
  }
  useLayoutEffect(() => runtime.arrive(), [runtime, key]);
  return null;
}

/** Thrown if `useFlow` is called outside a `FlowProvider`. */
export class FlowMissingError extends Error {
  override readonly name = 'FlowMissingError';
  constructor() {
    super('A flow screen needs a FlowProvider above it.');
  }
}

/** Returns the flow of the screen, and its runtime once it has loaded. Throws FlowMissingError outside a `FlowProvider`. */
export function useFlow(): FlowScope {
  const scope = useContext(FlowContext);
  if (!scope) throw new FlowMissingError();
  return scope;
}

const loading: FlowState = { status: 'loading' };
const nothing = () => () => undefined;

/** Returns the state of the application: loading, failed or ready. Re-renders on changes. */
export function useFlowState(): FlowState {
  const { runtime } = useFlow();
  return useSyncExternalStore(
    runtime?.subscribe ?? nothing,
    () => runtime?.state ?? loading,
    () => loading,
  );
}

/**
 * Returns the capabilities of the app in which the application was started; without an application, those of this app. The digital ID must be a
 * capability of both, because this app shows its pages. Undefined means that everything is offered.
 */
export function useCapabilities(): EditionCapabilities | undefined {
  const { capabilities } = useFlow();
  const state = useFlowState();
  const appType = state.status === 'ready' ? state.application.appType : undefined;
  const given = appType === undefined ? undefined : getEditionCapabilities(appType);
  if (!given || !capabilities) return given ?? capabilities;
  return { ...given, digitalId: given.digitalId && capabilities.digitalId };
}
