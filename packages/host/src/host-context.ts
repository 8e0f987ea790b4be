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

/** The signed-in user. `caller` sends requests with their login. */
export type SignedIn = {
  readonly userId: string;
  readonly phoneNumber: string;
  readonly emailBound: boolean;
  readonly caller: Caller;
};

/**
 * The state of the session. `expired`: the login has ended and can be renewed. `locked`: another window has signed out. `confirm-link`: the customer must
 * answer whether to use the login of a link.
 */
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
      /** The phone number of the link's user, masked. */
      readonly phoneNumber: string;
      /** Whether the login of the link replaces that of a customer who is signed in on this device. */
      readonly replaces: boolean;
      readonly answer: (accept: boolean) => void;
    }
  | { readonly status: 'signed-in'; readonly session: SignedIn };

/** A path of a flow that the guard checks. */
export type FlowRequest = {
  readonly path: string;
  /** The id of the holder whose form the customer fills in; undefined for the customer's own. */
  readonly holder?: string | undefined;
  /** How the path was requested. `resume`: the guard redirects to the current step of the application instead. Default: `address`. */
  readonly by?: 'address' | 'resume';
};

/** The result of a flow's guard: a redirect, a screen that explains why this customer cannot use the flow, or the flow's runtime if the path is allowed. */
export type FlowGuardResult =
  | { readonly redirect: { readonly pathname: string; readonly search?: string } }
  | { readonly instead: LoadScreen }
  | { readonly run: FlowRuntime };

type Writable<T> = { -readonly [Name in keyof T]: T[Name] };

/** The services for screens that exist only once the session's chunk has loaded, and only if the app or the edition has them. */
type SessionServices = Writable<
  Pick<HostServices, 'openAppScreen' | 'appAddress' | 'Foot' | 'openedPicture' | 'openedSeen'>
>;

/** The running host app: its settings, state and services, which screens and guard share. Each page creates one with `createHost`. */
export type Host = Required<Pick<HostServices, 'storeEarlyAnswers' | 'usMarket'>> &
  SessionServices & {
    readonly edition: Edition;
    readonly routes: RouteTable;
    readonly parameters: PageParameters;
    readonly texts: TextStore;
    readonly toasts: ToastStore;
    readonly sessions: Store<SessionState>;
    /** Where drafts are stored: on the device, or in `memory` if its storage is blocked or absent (reliability F38), or refused a draft (F39). */
    readonly draftStorage: Store<'device' | 'memory'>;
    /** Whether accounts can be opened on this device: `refused` after the server has refused it (MSG-27). */
    readonly device: Store<'welcome' | 'refused'>;
    /** What is visible: a screen, or its skeleton until login and guard are known (NAV-01). */
    readonly view: Store<'skeleton' | 'screen'>;
    /** Resolves with the signed-in user. Without one, asks the native app for a login, or redirects a browser to registration and stays pending. */
    readonly login: () => Promise<SignedIn>;
    readonly logout: () => Promise<void>;
    /** Stores unsaved input on the device, encrypted. Resolves with `memory` if the device refused it. The page then must not reload. */
    readonly storeUnsaved: () => Promise<'device' | 'memory'>;
    /** Resolves with the runtime of a flow for the signed-in user. `holder` is the id of the holder whose form the customer fills in. */
    readonly runtimeOf: (flow: Flow, holder?: string) => Promise<FlowRuntime>;
    /** Resolves with the guard's result for a path of a flow. `run` and undefined allow the path. Rejects if the application fails to load. */
    readonly guardFlow: (flow: Flow, wanted: FlowRequest) => Promise<FlowGuardResult | undefined>;
    /** Shows the offline toast (ERR-03). */
    readonly showOffline: () => Promise<void>;
    readonly setServiceButton: (shown: boolean) => void;
    /**
     * Opens the native app's customer service. In a browser, opens the help page. `reference` is the number of the application that the customer asks about.
     */
    readonly contactService: (reference?: string) => void;
    /** Opens the native app's screen for linking an email address. Rejects with `BridgeUnavailable` in a browser. */
    readonly bindEmail: () => Promise<void>;
    /** Opens help in a web view of the native app, or in a new window of a browser. */
    readonly openHelp: () => void;
    readonly fileUrl: (path: string) => Promise<string>;
    /** Opens a file in the native app, by its URL and media type. Undefined in a browser, where links open files. */
    readonly openFile: ((url: string, type: string) => void) | undefined;
    /** Opens the native app's screen for a kind of account records. Undefined in a browser. The promise rejects if the app has no such screen. */
    readonly openRecords: ((module: RecordModule) => Promise<void>) | undefined;
    /** The component that renders a signed-in customer's home. Set once it has loaded. */
    HomeStatus?: ComponentType<HomeStatusProps>;
    readonly chooseLanguage: (language: Language) => Promise<void>;
    /** Applies a skin that was chosen in the debug tools (SKIN-03). */
    readonly chooseSkin: (skin: Skin) => void;
    /** Applies skin, theme and stock colours to the page of a route. With false, removes skin and theme. */
    readonly applyTheme: (needTheme: boolean) => void;
    readonly log: (what: string, error: unknown) => void;
  };

/** The context with the host app, which screens read with `useHost`. Stories and tests of single screens provide a fake host. */
export const HostContext = createContext<Host | undefined>(undefined);

/** Thrown by `useHost` outside a host app. */
export class HostMissingError extends Error {
  override readonly name = 'HostMissingError';
  constructor() {
    super('A host screen needs start() of @quayside/host/start.');
  }
}

/** Returns the host app. Throws `HostMissingError` if no `HostContext` provides one. */
export function useHost(): Host {
  const host = useContext(HostContext);
  if (!host) throw new HostMissingError();
  return host;
}

/** The state of a session before its start. One shared object, because another one after the first frame would re-render the whole page. */
export const startingSession: SessionState = { status: 'starting' };

/** Returns the state of the session, and renders again when it changes. Returns `starting` in the prerendered first frame. */
export function useSession(): SessionState {
  const { sessions } = useHost();
  return useSyncExternalStore(
    sessions.subscribe,
    () => sessions.state,
    () => startingSession,
  );
}

/** Returns true while the session is locked. Other changes of the session do not render the component again. */
export function useIsLocked(): boolean {
  const { sessions } = useHost();
  return useSyncExternalStore(
    sessions.subscribe,
    () => sessions.state.status === 'locked',
    () => false,
  );
}

/** Returns where drafts are stored, and renders again when that changes: on the device, or in `memory` if it does not store input. */
export function useDraftStorage(): 'device' | 'memory' {
  const { draftStorage } = useHost();
  return useSyncExternalStore(
    draftStorage.subscribe,
    () => draftStorage.state,
    () => 'device',
  );
}
