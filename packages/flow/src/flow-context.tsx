import type { RecordModule } from '@quayside/bridge/commands';
import type { AccountOverview } from '@quayside/contract/internals/account-overview';
import { capabilitiesOf, type EditionCapabilities } from '@quayside/rules/edition-capabilities';
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

/** The value of the flow context, which `useFlow` returns. */
export type FlowScope = {
  readonly flow: Flow;
  /** holder of the form, if it is not the user */
  readonly holder?: string | undefined;
  /** set once the session is known and the application is loaded; forms accept input before that */
  readonly runtime: FlowRuntime | undefined;
  /** waits for the runtime; rejects if login or loading fails */
  readonly ready: () => Promise<FlowRuntime>;
  /** `signed-in` if a user is known to be signed in, so that `caller` starts no login */
  readonly visitor?: 'unknown' | 'signed-in';
  /** resolves after login, for screens that need no application */
  readonly caller?: () => Promise<Caller>;
  /** overview that an earlier page loaded for this customer, so that the next page shows it at once; absent if none was loaded */
  readonly overview?: AccountOverview | undefined;
  /** the edition's capabilities; all if absent */
  readonly capabilities?: EditionCapabilities;
  /** the edition's example commissions for the choice of a tier; no example if absent */
  readonly exampleFees?: ExampleFees | undefined;
  /** how the edition shows positions; rows if absent */
  readonly positions?: PositionLayout | undefined;
  /** how the edition shows steps with several questions; one per page if absent. A flow's own `all-on-one-page` takes precedence */
  readonly questions?: QuestionLayout | undefined;
  /** services of the host app; absent in a story, or if the host has none */
  readonly hostServices?: HostServices;
};

/** Screens of the native app that pages open, by module name (`goto_native_module`). Quayside defines the names. */
export type AppScreen = 'deposit' | 'trade';

/** Stores whether the customer has seen the page about their opened account. */
export type OpenedSeen = { readonly get: () => boolean; readonly set: () => void };

/** Services of the host app that screens use. */
export type HostServices = {
  /** stores answers typed before the flow's runtime is ready; does nothing without a known user */
  readonly storeEarlyAnswers?: (flow: string, step: string, early: EarlyAnswers) => Promise<void>;
  /** opens the app's customer service; in a browser the help page */
  readonly contactService: () => void;
  /** opens the app's screen for binding an e-mail address; rejects in a browser (BridgeUnavailable) and if nothing was bound */
  readonly bindEmail: () => Promise<void>;
  /** opens the help page: a web view of the app, in a browser a new window */
  readonly openHelp: () => void;
  /** resolves to the URL of a file path in a server response */
  readonly fileUrl: (path: string) => Promise<string>;
  /** opens a file in the native app; absent in a browser, which follows links itself (BRIDGE-02) */
  readonly openFile?: ((url: string, type: string) => void) | undefined;
  /** opens the app's screen for records of the account; absent in a browser. Rejects if the app has no such screen (BridgeError) */
  readonly openRecords?: ((module: RecordModule) => Promise<void>) | undefined;
  /** opens a screen of the native app, or the help page if the app has no such screen; absent in a browser, which follows links itself */
  readonly openAppScreen?: ((screen: AppScreen) => void) | undefined;
  /** URL of the native app, which a browser links to for features that only the app has; absent in the app, and if the edition has no app */
  readonly appAddress?: string | undefined;
  /**
   * renders the broker's identity and links to its legal pages; `line`: only the licence and the privacy policy, at the foot of a form; `name`: only
   * symbol and wordmark, within a line
   */
  readonly Foot?: ComponentType<{ readonly look?: 'line' | 'name' }>;
  /** URL of the edition's picture for an opened account, 160 × 112 on the brand's dark background; a ship at the quay if absent */
  readonly openedPicture?: string;
  /** whether this customer has seen on this device that their account is open; if absent, the page does not celebrate */
  readonly openedSeen?: OpenedSeen;
  /** whether US stocks trade now; `open` if unknown */
  readonly usMarket?: 'open' | 'closed';
};

const FlowContext = createContext<FlowScope | undefined>(undefined);

/** Provides a flow to its screens. Renders no element. A page that leads to the next one shows the same application until then (`FlowRuntime.leave`). */
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

/** Returns the flow of the screen, with its runtime once loaded. Throws FlowMissingError. */
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
 * Returns the capabilities of the app in which the application was started; without an application, those of this app. The digital ID needs both,
 * because only this app knows its pages. Undefined means that everything is offered.
 */
export function useCapabilities(): EditionCapabilities | undefined {
  const { capabilities } = useFlow();
  const state = useFlowState();
  const appType = state.status === 'ready' ? state.application.appType : undefined;
  const given = appType === undefined ? undefined : capabilitiesOf(appType);
  if (!given || !capabilities) return given ?? capabilities;
  return { ...given, digitalId: given.digitalId && capabilities.digitalId };
}
