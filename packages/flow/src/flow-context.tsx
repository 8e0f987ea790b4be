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

/** The flow of the screens below a `FlowProvider`, with its runtime and the services of the host. `useFlow` returns it. */
export type FlowScope = {
  readonly flow: Flow;
  /** The id of the form's holder, or undefined for the user's own form. */
  readonly holder?: string | undefined;
  /** The runtime, or undefined until login and the application have loaded. Forms accept input before that. */
  readonly runtime: FlowRuntime | undefined;
  /** Resolves to the runtime once it has loaded; rejects if login or loading fails. */
  readonly ready: () => Promise<FlowRuntime>;
  /** `signed-in` if a user is known to be signed in. `caller` then starts no login. */
  readonly visitor?: 'unknown' | 'signed-in';
  /** Resolves to the caller after login, for screens that need no application. */
  readonly caller?: () => Promise<Caller>;
  /** The overview that an earlier page loaded for this customer, so that the next page shows it at once. Undefined if none was loaded. */
  readonly overview?: AccountOverview | undefined;
  /** The products and services that the edition offers. By default, all are offered. */
  readonly capabilities?: EditionCapabilities;
  /** The edition's example commissions, shown with the account tiers. By default, no example is shown. */
  readonly exampleFees?: ExampleFees | undefined;
  /** The edition's layout of positions. Default: `rows`. */
  readonly positions?: PositionLayout | undefined;
  /** The edition's layout of steps with several questions. Default: `one-per-page`. `all-on-one-page` of a flow takes precedence. */
  readonly questions?: QuestionLayout | undefined;
  /** The services of the host app. Undefined in a story, or if the host has none. */
  readonly hostServices?: HostServices;
};

/** The screens of the native app that pages can open, by module name (`goto_native_module`). Quayside defines the names. */
export type AppScreen = 'deposit' | 'trade';

/** Reads and sets whether the customer has seen on this device that their account is open. */
export type OpenedSeen = { readonly get: () => boolean; readonly set: () => void };

/** The services of the host app that screens use. */
export type HostServices = {
  /** Stores the answers that are typed before the flow's runtime is ready. Does nothing if the user is unknown. */
  readonly storeEarlyAnswers?: (flow: string, step: string, early: EarlyAnswers) => Promise<void>;
  /** Opens the app's customer service, or the help page in a browser. */
  readonly contactService: () => void;
  /** Opens the app's screen that links an e-mail address. Rejects in a browser (BridgeUnavailable), and if the customer does not link one. */
  readonly bindEmail: () => Promise<void>;
  /** Opens the help page: in a web view of the app, or in a new window of the browser. */
  readonly openHelp: () => void;
  /** Resolves to the URL of a file, whose path is in a server response. */
  readonly fileUrl: (path: string) => Promise<string>;
  /** Opens a file in the native app. Undefined in a browser, where the link opens the file (BRIDGE-02). */
  readonly openFile?: ((url: string, type: string) => void) | undefined;
  /** Opens the app's screen for records of the account. Rejects if the app has no such screen. Undefined in a browser. */
  readonly openRecords?: ((module: RecordModule) => Promise<void>) | undefined;
  /** Opens a screen of the native app, or the help page if the app has no such screen. Undefined in a browser, which follows the link instead. */
  readonly openAppScreen?: ((screen: AppScreen) => void) | undefined;
  /** The URL of the native app, to which a browser links for features that only the app has. Undefined in the app, and if the edition has no app. */
  readonly appAddress?: string | undefined;
  /**
   * Renders the broker's name, licence and links to its legal pages. `sentence` has only name, licence and privacy policy, for the first and the last step of
   * a flow. `line` has only the name and the privacy policy, for the steps between. `name` has only the symbol and the wordmark.
   */
  readonly Foot?: ComponentType<{ readonly look?: 'line' | 'sentence' | 'name' }>;
  /** The URL of the edition's picture for an opened account, 160 × 112 on the brand's dark background. By default, a ship at the quay is shown. */
  readonly openedPicture?: string;
  /** Stores whether the customer has seen on this device that their account is open. Without it, the page has no animation. */
  readonly openedSeen?: OpenedSeen;
  /** Whether the US stock market is open now. `open` if unknown. */
  readonly usMarket?: 'open' | 'closed';
};

const FlowContext = createContext<FlowScope | undefined>(undefined);

/** Provides a flow to its screens. Renders no element. While a screen navigates away, it does not show newer applications (`FlowRuntime.leave`). */
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

/** Returns the flow of the screen, and its runtime once it has loaded. Throws `FlowMissingError` outside a `FlowProvider`. */
export function useFlow(): FlowScope {
  const scope = useContext(FlowContext);
  if (!scope) throw new FlowMissingError();
  return scope;
}

const loading: FlowState = { status: 'loading' };
const nothing = () => () => undefined;

/** Returns the state of the application: loading, failed or ready. Re-renders when the state changes. */
export function useFlowState(): FlowState {
  const { runtime } = useFlow();
  return useSyncExternalStore(
    runtime?.subscribe ?? nothing,
    () => runtime?.state ?? loading,
    () => loading,
  );
}

/**
 * Returns the capabilities of the app in which the application was started, or of this app if there is no application. The digital ID must be a capability of
 * both apps, because this app shows its pages. Undefined means that everything is offered.
 */
export function useCapabilities(): EditionCapabilities | undefined {
  const { capabilities } = useFlow();
  const state = useFlowState();
  const appType = state.status === 'ready' ? state.application.appType : undefined;
  const given = appType === undefined ? undefined : getEditionCapabilities(appType);
  if (!given || !capabilities) return given ?? capabilities;
  return { ...given, digitalId: given.digitalId && capabilities.digitalId };
}
