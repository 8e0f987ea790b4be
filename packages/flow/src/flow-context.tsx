import type { RecordModule } from '@quayside/bridge/commands';
import type { AccountOverview } from '@quayside/contract/account-overview';
import { capabilitiesOf, type EditionCapabilities } from '@quayside/rules/edition-capabilities';
import type { ExampleFees } from '@quayside/rules/tier';
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
import type { PositionLook } from './edition-facts.ts';
import type { FlowRuntime, FlowState } from './flow-runtime/flow-runtime.ts';
import type { Caller } from './services.ts';
import type { QuestionLayout } from './step-pages.ts';

/** Context of a flow's screens. */
export type FlowScope = {
  readonly flow: Flow;
  /** whose form, if not the user's own */
  readonly holder?: string | undefined;
  /** set once the session is known and the application is loaded; a form accepts input before */
  readonly runtime: FlowRuntime | undefined;
  /** waits for the runtime; rejects if login or loading fails */
  readonly ready: () => Promise<FlowRuntime>;
  /** whether a user is known to be signed in, so that `caller` starts no login */
  readonly visitor?: 'unknown' | 'signed-in';
  /** waits for the login alone: for screens before an application */
  readonly caller?: () => Promise<Caller>;
  /** what a page before has loaded of this customer, so that the next one shows it at once; absent without one */
  readonly overview?: AccountOverview | undefined;
  /** the edition's capabilities; all if absent */
  readonly capabilities?: EditionCapabilities;
  /** the edition's example of commissions; a choice of a tier shows none if absent */
  readonly exampleFees?: ExampleFees | undefined;
  /** the edition's look of positions; rows if absent */
  readonly positions?: PositionLook | undefined;
  /** the edition's choice for steps with several questions; one per page if absent. A flow's own `all-on-one-page` stays */
  readonly questions?: QuestionLayout | undefined;
  /** services of the app for its screens; absent in a story, or if the host has none */
  readonly hostServices?: HostServices;
};

/** Screens of the native app that pages lead to, by their module names (`goto_native_module`). Ours. */
export type AppScreen = 'deposit' | 'trade';

/** Remembers that a customer has seen the page of their opened account. */
export type OpenedSeen = { readonly get: () => boolean; readonly set: () => void };

/** Services of the app for a screen, outside its flow. */
export type HostServices = {
  /** stores answers typed before the flow's runtime is ready; does nothing without a known user */
  readonly keepEarly?: (flow: string, step: string, early: EarlyAnswers) => Promise<void>;
  /** opens the app's customer service; in a browser the help page */
  readonly contactService: () => void;
  /** opens the app's screen for binding an e-mail address; rejects in a browser (BridgeUnavailable) and if nothing was bound */
  readonly bindEmail: () => Promise<void>;
  /** opens the help page: a web view of the app, in a browser a new window */
  readonly openHelp: () => void;
  /** returns the URL of a file from a call's answer */
  readonly fileUrl: (path: string) => Promise<string>;
  /** opens a file in the native app; absent in a browser, which follows links itself (BRIDGE-02) */
  readonly openFile?: ((url: string, type: string) => void) | undefined;
  /** opens the app's screen for records of the account; absent in a browser. Rejects if the app has no such screen (BridgeError) */
  readonly openRecords?: ((module: RecordModule) => Promise<void>) | undefined;
  /** opens a screen of the native app, or the help page if the app has no such screen; absent in a browser, which follows links itself */
  readonly openAppScreen?: ((screen: AppScreen) => void) | undefined;
  /** address of the native app, which a browser leads to for what only the app has; absent in the app, and if the edition has none */
  readonly appAddress?: string | undefined;
  /** who the broker is, and its legal pages; `line`: the licence and the privacy policy alone, at the foot of a form; `name`: symbol and wordmark alone, within a line */
  readonly Foot?: ComponentType<{ readonly look?: 'line' | 'name' }>;
  /** address of the edition's picture of what is open, 160 × 112 on the dark ground of the brand; a ship at the quay if absent */
  readonly openedPicture?: string;
  /** whether this customer has seen on this device that their account is open; if absent, nothing is celebrated */
  readonly openedSeen?: OpenedSeen;
  /** whether US stocks trade now; `open` without information */
  readonly usMarket?: 'open' | 'closed';
};

const FlowContext = createContext<FlowScope | undefined>(undefined);

/** Provides a flow to its screens. Renders no element. A page that another one follows keeps what it shows until then (`FlowRuntime.leave`). */
export const FlowProvider = ({ children, ...scope }: FlowScope & { children: ReactNode }) => (
  <FlowContext.Provider value={scope}>
    {scope.runtime ? <Leaving runtime={scope.runtime} /> : null}
    {children}
  </FlowContext.Provider>
);

/** Shows the newest application when the flow is left, and at each new address. */
function Leaving({ runtime }: { readonly runtime: FlowRuntime }) {
  const hasAddress = useInRouterContext();
  useEffect(() => () => runtime.arrive(), [runtime]);
  return hasAddress ? <Arrival runtime={runtime} /> : null;
}

/** Shows the newest application to the screen of a new address from its first render. It stands before the screens, which read the application when they render. */
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

/** Returns the application from the server. Re-renders on changes. */
export function useFlowState(): FlowState {
  const { runtime } = useFlow();
  return useSyncExternalStore(
    runtime?.subscribe ?? nothing,
    () => runtime?.state ?? loading,
    () => loading,
  );
}

/**
 * Returns the capabilities of the app in which the application was started, or of this app before. The digital ID needs both, because only this app knows its
 * pages. Undefined: everything is offered.
 */
export function useCapabilities(): EditionCapabilities | undefined {
  const { capabilities } = useFlow();
  const state = useFlowState();
  const appType = state.status === 'ready' ? state.application.appType : undefined;
  const given = appType === undefined ? undefined : capabilitiesOf(appType);
  if (!given || !capabilities) return given ?? capabilities;
  return { ...given, digitalId: given.digitalId && capabilities.digitalId };
}
