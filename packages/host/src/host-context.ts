import type { RecordModule } from '@quayside/bridge/commands';
import type { Flow, LoadScreen } from '@quayside/flow/define-flow';
import type { EarlyAnswers } from '@quayside/flow/early-answers';
import type { AppScreen, OpenedSeen } from '@quayside/flow/flow-context';
import type { FlowRuntime } from '@quayside/flow/flow-runtime';
import type { Caller } from '@quayside/flow/services';
import type { Language } from '@quayside/i18n/language';
import type { TextStore } from '@quayside/i18n/text-store';
import type { PageParameters } from '@quayside/platform/page-parameters';
import type { Store } from '@quayside/platform/store';
import type { Skin } from '@quayside/ui/skin';
import type { ToastStore } from '@quayside/ui/toast-store';
import { type ComponentType, createContext, useContext, useSyncExternalStore } from 'react';
import type { Edition } from './edition.ts';
import type { HomeStatusProps } from './home/facts-props.ts';
import type { RouteTable } from './route-table/route-table.ts';

/** A signed-in user with typed calls. */
export type SignedIn = {
  readonly userId: string;
  readonly phoneNumber: string;
  readonly emailBound: boolean;
  readonly caller: Caller;
};

/** Session status. */
export type SessionState =
  | { readonly status: 'starting' }
  | { readonly status: 'signed-out' }
  /** a login code or stored token failed; the customer can retry */
  | { readonly status: 'login-failed'; readonly error: unknown }
  /** signed in before; input is kept until the login is renewed (ERR-02) */
  | { readonly status: 'expired' }
  /** signed out in another window: the screen is hidden, and input stays in memory (reliability F10) */
  | { readonly status: 'locked' }
  /** a link carries a login that this browser did not request: its sender may be anyone, so the customer confirms it first (reliability F02) */
  | {
      readonly status: 'confirm-link';
      /** masked number of its user */
      readonly phoneNumber: string;
      /** whether another customer is signed in on this device */
      readonly replaces: 'nobody' | 'somebody';
      readonly answer: (accept: boolean) => void;
    }
  | { readonly status: 'signed-in'; readonly session: SignedIn };

/** A requested path of a flow. */
export type Wanted = {
  readonly path: string;
  /** whose form, if not the user's own */
  readonly holder?: string | undefined;
  /** `resume`: the current step of the application instead of this path */
  readonly by?: 'address' | 'resume';
};

/** Result of a flow's guard: a redirect within the flow, a screen that explains why the flow does not run for this customer, or the flow's runtime. */
export type Lead =
  | { readonly redirect: { readonly pathname: string; readonly search?: string } }
  | { readonly instead: LoadScreen }
  | { readonly run: FlowRuntime };

/** One running host app, shared by its screens and guard. Created once per page, without module state. */
export type Host = {
  readonly edition: Edition;
  readonly routes: RouteTable;
  readonly parameters: PageParameters;
  readonly texts: TextStore;
  readonly toasts: ToastStore;
  readonly sessions: Store<SessionState>;
  /** where this device stores data; `memory` if its storage is blocked or absent (reliability F38), or refused a draft (F39) */
  readonly keeping: Store<'device' | 'memory'>;
  /** whether the server opens accounts on this device, as far as it is known (MSG-27) */
  readonly device: Store<'welcome' | 'refused'>;
  /** a screen, or its skeleton until login and guard are known (NAV-01) */
  readonly view: Store<'skeleton' | 'screen'>;
  /** resolves with the signed-in user; otherwise redirects to registration or asks the app */
  readonly login: () => Promise<SignedIn>;
  readonly logout: () => Promise<void>;
  /** stores unsaved input on the device, encrypted; `memory`: the device refused it, so this page has to stay */
  readonly keepTyped: () => Promise<'device' | 'memory'>;
  /** stores input typed before the flow's runtime is ready; does nothing without a user */
  readonly keepEarly: (flow: string, step: string, early: EarlyAnswers) => Promise<void>;
  /** `holder`: whose form, if not the user's own */
  readonly runtimeOf: (flow: Flow, holder?: string) => Promise<FlowRuntime>;
  /** returns the guard's result for a path of a flow; `run` or undefined: the path itself. Rejects if the application cannot be loaded */
  readonly leadOf: (flow: Flow, wanted: Wanted) => Promise<Lead | undefined>;
  /** ERR-03: shows the offline toast */
  readonly showOffline: () => Promise<void>;
  readonly setServiceButton: (shown: boolean) => void;
  /** opens the app's customer service; in a browser the help page, which shows the reference of an application */
  readonly contactService: (reference?: string) => void;
  /** opens the app's screen for binding an e-mail address; rejects in a browser */
  readonly bindEmail: () => Promise<void>;
  /** opens a web view of the app, in a browser a new window */
  readonly openHelp: () => void;
  readonly fileUrl: (path: string) => Promise<string>;
  /** opens the app's viewer; a browser follows links itself */
  readonly openFile: ((url: string, type: string) => void) | undefined;
  /** opens the app's screen for records of the account; absent in a browser. Rejects if the app has no such screen */
  readonly openRecords: ((module: RecordModule) => Promise<void>) | undefined;
  /** opens a screen of the app; the session's chunk sets it in the app, and a browser follows links itself */
  openAppScreen?: (screen: AppScreen) => void;
  /** address of the app; the session's chunk sets it in a browser */
  appAddress?: string | undefined;
  /** the foot of pages; the session's chunk sets it */
  Foot?: ComponentType<{ readonly look?: 'line' | 'name' }>;
  /** the status of a signed-in customer on home, once it has loaded */
  HomeStatus?: ComponentType<HomeStatusProps>;
  /** address of the edition's picture of what is open; the session's chunk sets it */
  openedPicture?: string;
  /** whether this customer has seen that their account is open; the session's chunk sets it */
  openedSeen?: OpenedSeen;
  /** whether US stocks trade now; `open` if the page has no parameter (`usStockTradeClose`) */
  readonly usMarket: 'open' | 'closed';
  readonly chooseLanguage: (language: Language) => Promise<void>;
  /** for the debug tools (SKIN-03) */
  readonly chooseSkin: (skin: Skin) => void;
  /** applies skin, theme and stock colours for a route */
  readonly applyTheme: (needTheme: boolean) => void;
  readonly log: (what: string, error: unknown) => void;
};

/** Provides the host to its screens; `useHost` reads it. For stories and tests of single screens. */
export const HostContext = createContext<Host | undefined>(undefined);

/** Thrown if `useHost` is called outside a host app. */
export class HostMissingError extends Error {
  override readonly name = 'HostMissingError';
  constructor() {
    super('A host screen needs start() of @quayside/host/start.');
  }
}

/** Returns the host app. Throws HostMissingError. */
export function useHost(): Host {
  const host = useContext(HostContext);
  if (!host) throw new HostMissingError();
  return host;
}

/** The session before the device is asked. One object: another one after the prerendered frame would render the whole page again. */
export const startingSession: SessionState = { status: 'starting' };

/** Returns the session. Unknown in the first frame, which is prerendered. */
export function useSession(): SessionState {
  const { sessions } = useHost();
  return useSyncExternalStore(
    sessions.subscribe,
    () => sessions.state,
    () => startingSession,
  );
}

/** Returns whether the session is locked. Other changes of the session do not render the caller. */
export function useIsLocked(): boolean {
  const { sessions } = useHost();
  return useSyncExternalStore(
    sessions.subscribe,
    () => sessions.state.status === 'locked',
    () => false,
  );
}

/** Returns where this device stores input; `memory` if its storage is blocked. Re-renders on changes. */
export function useKeeping(): 'device' | 'memory' {
  const { keeping } = useHost();
  return useSyncExternalStore(
    keeping.subscribe,
    () => keeping.state,
    () => 'device',
  );
}
