import type { Flow } from '@quayside/flow/define-flow';
import type { FlowRuntime } from '@quayside/flow/flow-runtime';
import type { Caller } from '@quayside/flow/services';
import type { Language } from '@quayside/i18n/language';
import type { TextStore } from '@quayside/i18n/text-store';
import type { PageParameters } from '@quayside/platform/page-parameters';
import type { ToastStore } from '@quayside/ui/toast-store';
import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Edition } from './edition.ts';
import type { HostRoute } from './route-table/route-table.ts';

/** Somebody is signed in: who, and the typed calls in their name. */
export type SignedIn = { readonly userId: string; readonly phoneNumber: string; readonly caller: Caller };

/** Who is there: not known yet, nobody, or somebody. */
export type SessionState =
  | { readonly status: 'starting' }
  | { readonly status: 'signed-out' }
  /** was signed in; what is typed is kept until the login is renewed (ERR-02) */
  | { readonly status: 'expired' }
  /** a link brought a token of its own: its sender may be anybody, so the customer says yes or no first (reliability F02) */
  | { readonly status: 'confirm-link'; readonly answer: (accept: boolean) => void }
  | { readonly status: 'signed-in'; readonly session: SignedIn };

/** One running host app: what its screens and its guard share. Made once a page; nothing of it lives in a module. */
export type Host = {
  readonly edition: Edition;
  readonly routes: readonly HostRoute[];
  readonly parameters: PageParameters;
  readonly texts: TextStore;
  readonly toasts: ToastStore;
  readonly sessions: SessionStore;
  /** resolves when somebody is signed in; redirects to registration, or asks the app, when nobody is */
  readonly login: () => Promise<SignedIn>;
  readonly logout: () => Promise<void>;
  readonly runtimeOf: (flow: Flow) => Promise<FlowRuntime>;
  readonly setServiceButton: (shown: boolean) => void;
  /** the app's customer service; in a browser the help page */
  readonly contactService: () => void;
  readonly chooseLanguage: (language: Language) => Promise<void>;
  /** skin, theme and stock colours for a route */
  readonly dress: (needTheme: boolean) => void;
  readonly log: (what: string, error: unknown) => void;
};

export class SessionStore {
  #state: SessionState = { status: 'starting' };
  #listeners = new Set<() => void>();

  get state(): SessionState {
    return this.#state;
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  set(state: SessionState): void {
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}

export const HostContext = createContext<Host | undefined>(undefined);

export class HostMissingError extends Error {
  override readonly name = 'HostMissingError';
  constructor() {
    super('A host screen was rendered outside of a host. Start the app with start() of @quayside/host/start.');
  }
}

export function useHost(): Host {
  const host = useContext(HostContext);
  if (!host) throw new HostMissingError();
  return host;
}

const starting: SessionState = { status: 'starting' };

export function useSession(): SessionState {
  const { sessions } = useHost();
  return useSyncExternalStore(
    sessions.subscribe,
    () => sessions.state,
    () => starting,
  );
}
