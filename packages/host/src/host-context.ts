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
import type { HomeStatusProps } from './home/shared-props.ts';
import type { RouteTable } from './navigation/route-table/route-table.ts';

/** A signed-in user, with a caller that sends requests with their login. */
export type SignedIn = {
  readonly userId: string;
  readonly phoneNumber: string;
  readonly emailBound: boolean;
  readonly caller: Caller;
};

/** The state of the session. */
export type SessionState =
  | { readonly status: 'starting' }
  | { readonly status: 'signed-out' }
  /** The login with a code or a stored token failed. The customer can retry. */
  | { readonly status: 'login-failed'; readonly error: unknown }
  /** The login has expired. Input is stored until the customer signs in again (ERR-02). */
  | { readonly status: 'expired' }
  /** The customer signed out in another window. The screen is hidden, and input stays in memory (reliability F10). */
  | { readonly status: 'locked' }
  /** The URL contains a login that this browser did not request. Anyone can have sent it, so the customer confirms it first (reliability F02). */
  | {
      readonly status: 'confirm-link';
      /** The masked phone number of the link's user. */
      readonly phoneNumber: string;
      /** Whether another customer is signed in on this device. */
      readonly replaces: boolean;
      readonly answer: (accept: boolean) => void;
    }
  | { readonly status: 'signed-in'; readonly session: SignedIn };

/** A requested path of a flow. */
export type FlowRequest = {
  readonly path: string;
  /** The holder's id for a form of another person. */
  readonly holder?: string | undefined;
  /** `resume`: the guard redirects to the current step of the application. Default: `address`. */
  readonly by?: 'address' | 'resume';
};

/** The result of a flow's guard: a redirect, a screen that explains why this customer cannot use the flow, or the flow's runtime. */
export type FlowGuardResult =
  | { readonly redirect: { readonly pathname: string; readonly search?: string } }
  | { readonly instead: LoadScreen }
  | { readonly run: FlowRuntime };

type Writable<T> = { -readonly [Name in keyof T]: T[Name] };

/** Services for the screens of flows that the session's chunk sets, if the app or the edition has them. */
type SessionServices = Writable<
  Pick<HostServices, 'openAppScreen' | 'appAddress' | 'Foot' | 'openedPicture' | 'openedSeen'>
>;

/** A running host app, which its screens and its guard share. Each page creates one. */
export type Host = Required<Pick<HostServices, 'storeEarlyAnswers' | 'usMarket'>> &
  SessionServices & {
    readonly edition: Edition;
    readonly routes: RouteTable;
    readonly parameters: PageParameters;
    readonly texts: TextStore;
    readonly toasts: ToastStore;
    readonly sessions: Store<SessionState>;
    /** The place of stored data: `memory` if the device's storage is blocked or absent (reliability F38), or refused a draft (F39). */
    readonly draftStorage: Store<'device' | 'memory'>;
    /** `refused` after the server has refused to open accounts on this device (MSG-27). */
    readonly device: Store<'welcome' | 'refused'>;
    /** The visible content: a screen, or its skeleton until login and guard are known (NAV-01). */
    readonly view: Store<'skeleton' | 'screen'>;
    /** Resolves with the signed-in user. Otherwise redirects to registration, or asks the native app for a login. */
    readonly login: () => Promise<SignedIn>;
    readonly logout: () => Promise<void>;
    /** Stores unsaved input on the device, encrypted. Resolves with `memory` if the device refused it, so that the page must not reload. */
    readonly storeUnsaved: () => Promise<'device' | 'memory'>;
    /** Returns the runtime of a flow. `holder` is the holder's id for a form of another person. */
    readonly runtimeOf: (flow: Flow, holder?: string) => Promise<FlowRuntime>;
    /** Returns the guard's result for a path of a flow. `run` and undefined allow the path. Rejects if the application fails to load. */
    readonly guardFlow: (flow: Flow, wanted: FlowRequest) => Promise<FlowGuardResult | undefined>;
    /** Shows the offline toast (ERR-03). */
    readonly showOffline: () => Promise<void>;
    readonly setServiceButton: (shown: boolean) => void;
    /** Opens the native app's customer service. In a browser, opens the help page with the reference of an application. */
    readonly contactService: (reference?: string) => void;
    /** Opens the native app's screen for linking an email address. Rejects in a browser. */
    readonly bindEmail: () => Promise<void>;
    /** Opens help in a web view of the native app, or in a new window of a browser. */
    readonly openHelp: () => void;
    readonly fileUrl: (path: string) => Promise<string>;
    /** Opens a file in the native app. Undefined in a browser, which follows links. */
    readonly openFile: ((url: string, type: string) => void) | undefined;
    /** Opens the native app's screen for records of the account. Undefined in a browser. Rejects if the app has no such screen. */
    readonly openRecords: ((module: RecordModule) => Promise<void>) | undefined;
    /** The component for a signed-in customer's home, once it has loaded. */
    HomeStatus?: ComponentType<HomeStatusProps>;
    readonly chooseLanguage: (language: Language) => Promise<void>;
    /** Applies a skin from the debug tools (SKIN-03). */
    readonly chooseSkin: (skin: Skin) => void;
    /** Applies skin, theme and stock colours for a route. */
    readonly applyTheme: (needTheme: boolean) => void;
    readonly log: (what: string, error: unknown) => void;
  };

/** Provides the host to its screens, which read it with `useHost`. Stories and tests of single screens provide a fake host. */
export const HostContext = createContext<Host | undefined>(undefined);

/** Thrown if `useHost` is called outside a host app. */
export class HostMissingError extends Error {
  override readonly name = 'HostMissingError';
  constructor() {
    super('A host screen needs start() of @quayside/host/start.');
  }
}

/** Returns the host app. Throws HostMissingError outside a host app. */
export function useHost(): Host {
  const host = useContext(HostContext);
  if (!host) throw new HostMissingError();
  return host;
}

/** The session before its start. It is one object, because another object after the prerendered frame would re-render the whole page. */
export const startingSession: SessionState = { status: 'starting' };

/** Subscribes to the state of the session. Returns `starting` in the prerendered first frame. */
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

/** Subscribes to `host.draftStorage`. Returns `memory` if the device does not store input. */
export function useDraftStorage(): 'device' | 'memory' {
  const { draftStorage } = useHost();
  return useSyncExternalStore(
    draftStorage.subscribe,
    () => draftStorage.state,
    () => 'device',
  );
}
