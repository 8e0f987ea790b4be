/**
 * The state of the start of a host app:
 * - `document`: the browser shows the document, as a prerendered page or as a skeleton.
 * - `hydrated`: React handles the input of a prerendered page. The session has not started.
 * - `session`: token, user and language are loading (START-01).
 * - `ready`: the session is known, or has a question for the customer, and the screen can mount.
 * - `failed`: a script of the start failed to load. The document shows a message with a reload (reliability F67).
 * - `offline`: the same without a network. The start continues when the network is back.
 * - `new-build`: the server has a newer build, and the page reloads.
 */
export type StartState = 'document' | 'hydrated' | 'session' | 'ready' | 'failed' | 'offline' | 'new-build';

/** An event during the start of a host app. */
export type StartEvent =
  | 'hydrate'
  | 'start-session'
  | 'session-known'
  | 'load-failed'
  | 'network-lost'
  | 'network-back'
  | 'build-replaced';

/** For each state, the next state by event. A state ignores the events that it does not list. */
export const startTransitions: Readonly<Record<StartState, Readonly<Partial<Record<StartEvent, StartState>>>>> = {
  document: {
    hydrate: 'hydrated',
    'start-session': 'session',
    'session-known': 'ready',
    'load-failed': 'failed',
    'build-replaced': 'new-build',
  },
  hydrated: { 'start-session': 'session' },
  session: {
    'session-known': 'ready',
    'load-failed': 'failed',
    'network-lost': 'offline',
    'build-replaced': 'new-build',
  },
  failed: { 'network-back': 'session' },
  offline: { 'network-back': 'session' },
  ready: {},
  'new-build': {},
};

/** The state machine that a host app follows while it starts. */
export type StartMachine = {
  readonly state: () => StartState;
  /** Sets the function that runs each time the machine enters a state. A later call for the same state replaces it. */
  readonly on: (state: StartState, action: () => void) => void;
  /** Changes to the next state for an event, and runs its action. Does nothing if the current state does not list the event. */
  readonly send: (event: StartEvent) => void;
};

/** Creates the state machine of a start, in the state `document`. */
export function createStartMachine(): StartMachine {
  const actions: Partial<Record<StartState, () => void>> = {};
  let state: StartState = 'document';
  return {
    state: () => state,
    on: (entered, action) => {
      actions[entered] = action;
    },
    send: (event) => {
      const next = startTransitions[state][event];
      if (!next) return;
      state = next;
      actions[next]?.();
    },
  };
}
