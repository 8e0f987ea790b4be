import type { Flow, LoadScreen } from '@quayside/flow/define-flow';
import type { EarlyAnswers } from '@quayside/flow/early-answers';
import type { FlowRuntime } from '@quayside/flow/flow-runtime';
import type { Caller } from '@quayside/flow/services';
import type { Language } from '@quayside/i18n/language';
import type { TextStore } from '@quayside/i18n/text-store';
import type { PageParameters } from '@quayside/platform/page-parameters';
import type { Store } from '@quayside/platform/store';
import type { Skin } from '@quayside/ui/skin';
import type { ToastStore } from '@quayside/ui/toast-store';
import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Edition } from './edition.ts';
import type { HostRoute } from './route-table/route-table.ts';

/** Somebody is signed in: who, and the typed calls in their name. */
export type SignedIn = {
  readonly userId: string;
  readonly phoneNumber: string;
  readonly emailBound: boolean;
  readonly caller: Caller;
};

/** Who is there: not known yet, nobody, or somebody. */
export type SessionState =
  | { readonly status: 'starting' }
  | { readonly status: 'signed-out' }
  /** what the page was opened with (a login code, a stored token) did not sign anybody in; the customer may try again */
  | { readonly status: 'login-failed'; readonly error: unknown }
  /** was signed in; what is typed is kept until the login is renewed (ERR-02) */
  | { readonly status: 'expired' }
  /** signed out in another window: the screen is hidden, what is typed stays in memory (reliability F10) */
  | { readonly status: 'locked' }
  /** a link brought a login that this browser did not begin: its sender may be anybody, so the customer says yes or no first (reliability F02) */
  | {
      readonly status: 'confirm-link';
      /** whom it would sign in, masked */
      readonly phoneNumber: string;
      /** whether another customer is signed in on this device */
      readonly replaces: 'nobody' | 'somebody';
      readonly answer: (accept: boolean) => void;
    }
  | { readonly status: 'signed-in'; readonly session: SignedIn };

/** A path of a flow that somebody wants to see. */
export type Wanted = {
  readonly path: string;
  /** about whose form, where that is not the user's own */
  readonly holder?: string | undefined;
  /** `resume`: not this path, but the step at which the application stands */
  readonly by?: 'address' | 'resume';
};

/** Where a guard leads instead, within the flow with the same holder; what is shown there, because the flow does not run for this customer; or the flow's run, where the path itself is shown. */
export type Lead =
  | { readonly redirect: { readonly pathname: string; readonly search?: string } }
  | { readonly instead: LoadScreen }
  | { readonly run: FlowRuntime };

/** One running host app: what its screens and its guard share. Made once a page; nothing of it lives in a module. */
export type Host = {
  readonly edition: Edition;
  readonly routes: readonly HostRoute[];
  readonly parameters: PageParameters;
  readonly texts: TextStore;
  readonly toasts: ToastStore;
  readonly sessions: Store<SessionState>;
  /** where this device keeps what it is given; `memory` where its storage is blocked or absent (reliability F38) */
  readonly keeping: Store<'device' | 'memory'>;
  /** whether the server opens accounts on this device, as far as it has said so (MSG-27) */
  readonly device: Store<'welcome' | 'refused'>;
  /** a screen, or what stands for one until login and guard are known (NAV-01) */
  readonly view: Store<'skeleton' | 'screen'>;
  /** resolves when somebody is signed in; redirects to registration, or asks the app, when nobody is */
  readonly login: () => Promise<SignedIn>;
  readonly logout: () => Promise<void>;
  /** what is typed and not saved yet goes to the device, encrypted */
  readonly keepTyped: () => Promise<void>;
  /** the same of what is typed before a flow's run is there; nothing while nobody is signed in, for then it would be nobody's */
  readonly keepEarly: (flow: string, step: string, early: EarlyAnswers) => Promise<void>;
  /** `holder`: about whose form, where that is not the user's own */
  readonly runtimeOf: (flow: Flow, holder?: string) => Promise<FlowRuntime>;
  /** where the guard of a flow leads instead of one of its paths; `run`, or undefined where the flow does not run here: the path itself. Rejects when the application cannot be loaded */
  readonly leadOf: (flow: Flow, wanted: Wanted) => Promise<Lead | undefined>;
  /** ERR-03: the toast for a network that is gone */
  readonly sayOffline: () => Promise<void>;
  readonly setServiceButton: (shown: boolean) => void;
  /** the app's customer service; in a browser the help page */
  readonly contactService: () => void;
  /** the app's screen that binds an e-mail address; rejects where there is no app */
  readonly bindEmail: () => Promise<void>;
  /** in the app in a web view, in a browser in a new window */
  readonly openHelp: () => void;
  readonly fileUrl: (path: string) => Promise<string>;
  /** in the app's own viewer; a browser opens links by itself */
  readonly openFile: ((url: string, type: string) => void) | undefined;
  /** whether US stocks trade now; `open` where the page was told nothing (`usStockTradeClose`) */
  readonly usMarket: 'open' | 'closed';
  readonly chooseLanguage: (language: Language) => Promise<void>;
  /** for the debug button (SKIN-03) */
  readonly chooseSkin: (skin: Skin) => void;
  /** skin, theme and stock colours for a route */
  readonly dress: (needTheme: boolean) => void;
  readonly log: (what: string, error: unknown) => void;
};

/** Where screens find their host: `App` provides it, `useHost` reads it. For stories and tests of single screens. */
export const HostContext = createContext<Host | undefined>(undefined);

/** `useHost` was called outside of a host app. */
export class HostMissingError extends Error {
  override readonly name = 'HostMissingError';
  constructor() {
    super('A host screen needs start() of @quayside/host/start.');
  }
}

/** The host app around this screen. Throws HostMissingError. */
export function useHost(): Host {
  const host = useContext(HostContext);
  if (!host) throw new HostMissingError();
  return host;
}

const starting: SessionState = { status: 'starting' };

/** Who is there. The first frame, which is the prerendered one, knows nobody yet. */
export function useSession(): SessionState {
  const { sessions } = useHost();
  return useSyncExternalStore(
    sessions.subscribe,
    () => sessions.state,
    () => starting,
  );
}

/**
 * Where this device keeps what is typed; `memory` where its storage is blocked, so that it is gone with the page. Renders again when that changes.
 */
export function useKeeping(): 'device' | 'memory' {
  const { keeping } = useHost();
  return useSyncExternalStore(
    keeping.subscribe,
    () => keeping.state,
    () => 'device',
  );
}
