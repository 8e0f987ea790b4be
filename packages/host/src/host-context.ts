import type { RecordModule } from '@quayside/bridge/commands';
import type { Flow, LoadScreen } from '@quayside/flow/define-flow';
import type { HostServices } from '@quayside/flow/flow-context';
import type { FlowRuntime } from '@quayside/flow/flow-runtime';
import type { Caller } from '@quayside/flow/services';
import type { Language } from '@quayside/i18n/language';
import type { TextStore } from '@quayside/i18n/text-store';
import type { Store } from '@quayside/platform/internals/store';
import type { PageParameters } from '@quayside/platform/page-parameters';
import type { Skin } from '@quayside/ui/skin';
import type { ToastStore } from '@quayside/ui/toast-store';
import { type ComponentType, createContext, useContext, useSyncExternalStore } from 'react';
import type { Edition } from './edition.ts';
import type { HomeStatusProps } from './home/facts-props.ts';
import type { RouteTable } from './navigation/route-table/route-table.ts';

/** A signed-in user with a caller for typed calls. */
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
  /** The login with a code or a stored token failed; the customer can retry. */
  | { readonly status: 'login-failed'; readonly error: unknown }
  /** Signed in before; input is stored until the login is renewed (ERR-02). */
  | { readonly status: 'expired' }
  /** Signed out in another window: the screen is hidden, and input stays in memory (reliability F10). */
  | { readonly status: 'locked' }
  /** A link carries a login that this browser did not request: anyone may have sent it, so the customer confirms it first (reliability F02). */
  | {
      readonly status: 'confirm-link';
      /** Masked number of the link's user. */
      readonly phoneNumber: string;
      /** Whether another customer is signed in on this device. */
      readonly replaces: boolean;
      readonly answer: (accept: boolean) => void;
    }
  | { readonly status: 'signed-in'; readonly session: SignedIn };

/** A requested path of a flow. */
export type FlowRequest = {
  readonly path: string;
  /** Holder of the form, if not the user. */
  readonly holder?: string | undefined;
  /** `resume`: the current step of the application instead of this path. */
  readonly by?: 'address' | 'resume';
};

/** Result of a flow's guard: a redirect within the flow, a screen that explains why the flow does not run for this customer, or the flow's runtime. */
export type FlowGuardResult =
  | { readonly redirect: { readonly pathname: string; readonly search?: string } }
  | { readonly instead: LoadScreen }
  | { readonly run: FlowRuntime };

type Writable<T> = { -readonly [Name in keyof T]: T[Name] };

/** Services for the screens of flows that the session's chunk sets, if the app or the edition has them. */
type SessionServices = Writable<
  Pick<HostServices, 'openAppScreen' | 'appAddress' | 'Foot' | 'openedPicture' | 'openedSeen'>
>;

/** A running host app, shared by its screens and guard. Each page creates one, without module state. */
export type Host = Required<Pick<HostServices, 'storeEarlyAnswers' | 'usMarket'>> &
  SessionServices & {
    readonly edition: Edition;
    readonly routes: RouteTable;
    readonly parameters: PageParameters;
    readonly texts: TextStore;
    readonly toasts: ToastStore;
    readonly sessions: Store<SessionState>;
    /** Where this device stores data; `memory` if its storage is blocked or absent (reliability F38), or refused a draft (F39). */
    readonly draftStorage: Store<'device' | 'memory'>;
    /** Whether the server opens accounts on this device, as far as known (MSG-27). */
    readonly device: Store<'welcome' | 'refused'>;
    /** A screen, or its skeleton until login and guard are known (NAV-01). */
    readonly view: Store<'skeleton' | 'screen'>;
    /** Resolves with the signed-in user; otherwise redirects to registration or asks the app. */
    readonly login: () => Promise<SignedIn>;
    readonly logout: () => Promise<void>;
    /** Stores unsaved input on the device, encrypted; `memory`: the device refused it, so this page must stay. */
    readonly storeUnsaved: () => Promise<'device' | 'memory'>;
    /** Returns the runtime of a flow; `holder` is the form's holder, if not the user. */
    readonly runtimeOf: (flow: Flow, holder?: string) => Promise<FlowRuntime>;
    /** Returns the guard's result for a path of a flow; `run` or undefined means the path itself. Rejects if the application cannot be loaded. */
    readonly guardFlow: (flow: Flow, wanted: FlowRequest) => Promise<FlowGuardResult | undefined>;
    /** Shows the offline toast (ERR-03). */
    readonly showOffline: () => Promise<void>;
    readonly setServiceButton: (shown: boolean) => void;
    /** Opens the app's customer service; in a browser, opens the help page with the reference of an application. */
    readonly contactService: (reference?: string) => void;
    /** Opens the app's screen for binding an e-mail address; rejects in a browser. */
    readonly bindEmail: () => Promise<void>;
    /** Opens help in a web view of the app, or in a new window of a browser. */
    readonly openHelp: () => void;
    readonly fileUrl: (path: string) => Promise<string>;
    /** Opens the app's viewer; absent in a browser, which follows links itself. */
    readonly openFile: ((url: string, type: string) => void) | undefined;
    /** Opens the app's screen for records of the account; absent in a browser. Rejects if the app has no such screen. */
    readonly openRecords: ((module: RecordModule) => Promise<void>) | undefined;
    /** Status of a signed-in customer on home; set once it has loaded. */
    HomeStatus?: ComponentType<HomeStatusProps>;
    readonly chooseLanguage: (language: Language) => Promise<void>;
    /** Applies a skin from the debug tools (SKIN-03). */
    readonly chooseSkin: (skin: Skin) => void;
    /** Applies skin, theme and stock colours for a route. */
    readonly applyTheme: (needTheme: boolean) => void;
    readonly log: (what: string, error: unknown) => void;
  };

/** Provides the host to its screens, which read it with `useHost`. Stories and tests of single screens provide their own. */
export const HostContext = createContext<Host | undefined>(undefined);

/** Thrown if `useHost` is called outside a host app. */
export class HostMissingError extends Error {
  override readonly name = 'HostMissingError';
  constructor() {
    super('A host screen needs start() of @quayside/host/start.');
  }
}

/** Returns the host app. Throws HostMissingError outside one. */
export function useHost(): Host {
  const host = useContext(HostContext);
  if (!host) throw new HostMissingError();
  return host;
}

/** The session before the device is asked. It is one object, because another object after the prerendered frame would re-render the whole page. */
export const startingSession: SessionState = { status: 'starting' };

/** Returns the session. In the prerendered first frame, it is `starting`. */
export function useSession(): SessionState {
  const { sessions } = useHost();
  return useSyncExternalStore(
    sessions.subscribe,
    () => sessions.state,
    () => startingSession,
  );
}

/** Returns whether the session is locked. Other changes of the session do not re-render the caller. */
export function useIsLocked(): boolean {
  const { sessions } = useHost();
  return useSyncExternalStore(
    sessions.subscribe,
    () => sessions.state.status === 'locked',
    () => false,
  );
}

/** Returns where this device stores input. `memory` means that its storage is blocked. Re-renders on changes. */
export function useDraftStorage(): 'device' | 'memory' {
  const { draftStorage } = useHost();
  return useSyncExternalStore(
    draftStorage.subscribe,
    () => draftStorage.state,
    () => 'device',
  );
}
