import { capabilitiesOf, type EditionCapabilities } from '@quayside/rules/edition-capabilities';
import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react';
import type { Flow } from './define-flow.ts';
import type { EarlyAnswers } from './early-answers.ts';
import type { FlowRuntime, FlowState } from './flow-runtime/flow-runtime.ts';
import type { Caller } from './services.ts';

/** What the screens of a flow have around them. */
export type FlowScope = {
  readonly flow: Flow;
  /** about whose form, where that is not the user's own */
  readonly holder?: string | undefined;
  /** there once the session is known and the application is loaded; until then a screen can be typed into */
  readonly runtime: FlowRuntime | undefined;
  /** waits for the runtime; rejects when login or loading fails */
  readonly ready: () => Promise<FlowRuntime>;
  /** whether it is known that somebody is signed in, so that `caller` asks nobody for a login */
  readonly visitor?: 'unknown' | 'signed-in';
  /** waits for the login alone: for screens apart, which come before an application */
  readonly caller?: () => Promise<Caller>;
  /** what the app around the page offers; everything where it does not say */
  readonly capabilities?: EditionCapabilities;
  /** what the app around the page does for its screens without a run of the flow; absent in a story, or where the host has none */
  readonly hostServices?: HostServices;
};

/** What the app around does for a screen beyond its flow. */
export type HostServices = {
  /** keeps on the device what the customer types before a flow's run is there; nothing where nobody is known to be signed in */
  readonly keepEarly?: (flow: string, step: string, early: EarlyAnswers) => Promise<void>;
  /** the app's conversation with customer service; in a browser the help page */
  readonly contactService: () => void;
  /** the app's screen that binds an e-mail address; rejects where there is no app (BridgeUnavailable), and where it was not bound */
  readonly bindEmail: () => Promise<void>;
  /** the help page: in the app in a web view of its own, in a browser in a new window */
  readonly openHelp: () => void;
  /** the whole address of a file that a call answered with, below the business service's */
  readonly fileUrl: (path: string) => Promise<string>;
  /** opens a file in the native app; absent in a browser, which opens links by itself (BRIDGE-02) */
  readonly openFile?: ((url: string, type: string) => void) | undefined;
  /** whether US stocks trade now; `open` where the app around the page says nothing */
  readonly usMarket?: 'open' | 'closed';
};

const FlowContext = createContext<FlowScope | undefined>(undefined);

/** Gives a flow to its screens. Renders no element. */
export const FlowProvider = ({ children, ...scope }: FlowScope & { children: ReactNode }) => (
  <FlowContext.Provider value={scope}>{children}</FlowContext.Provider>
);

/** `useFlow` was called outside of a `FlowProvider`. */
export class FlowMissingError extends Error {
  override readonly name = 'FlowMissingError';
  constructor() {
    super('A flow screen needs a FlowProvider above it.');
  }
}

/** The flow that this screen belongs to, and its runtime once that is loaded. Throws FlowMissingError. */
export function useFlow(): FlowScope {
  const scope = useContext(FlowContext);
  if (!scope) throw new FlowMissingError();
  return scope;
}

const loading: FlowState = { status: 'loading' };
const nothing = () => () => undefined;

/** The application as the server has it; renders again when that changes. */
export function useFlowState(): FlowState {
  const { runtime } = useFlow();
  return useSyncExternalStore(
    runtime?.subscribe ?? nothing,
    () => runtime?.state ?? loading,
    () => loading,
  );
}

/**
 * What the opening offers: the capabilities of the app in which the application was started, and before there is one those of this app. The digital ID takes both:
 * its pages are known to this app alone. Undefined where nothing is left out.
 */
export function useCapabilities(): EditionCapabilities | undefined {
  const { capabilities } = useFlow();
  const state = useFlowState();
  const appType = state.status === 'ready' ? state.application.appType : undefined;
  const given = appType === undefined ? undefined : capabilitiesOf(appType);
  if (!given || !capabilities) return given ?? capabilities;
  return { ...given, digitalId: given.digitalId && capabilities.digitalId };
}
