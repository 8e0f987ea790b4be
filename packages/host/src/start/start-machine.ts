/**
 * State of the start of a host app:
 * - `document`: the browser shows the document, as a prerendered page or as a skeleton.
 * - `hydrated`: React handles the input of a prerendered page. The session has not started.
 * - `session`: token, user and language load (START-01).
 * - `ready`: the session is known, or asks the customer a question, and the screen may mount.
 * - `failed`: a script of the start failed to load. The document shows a message with a reload (reliability F67).
 * - `offline`: the same without a network. The start continues when the network is back.
 * - `new-build`: the server has a newer build, and the page reloads.
 */
export type StartState = 'document' | 'hydrated' | 'session' | 'ready' | 'failed' | 'offline' | 'new-build';

/** Event of the start. */
export type StartEvent =
  | 'hydrate'
  | 'start-session'
  | 'session-known'
  | 'load-failed'
  | 'network-lost'
  | 'network-back'
  | 'build-replaced';

/** The next state for each event. An event that a state does not name changes nothing. */
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

/** The machine of a start. */
export type StartMachine = {
  readonly state: () => StartState;
  /** Sets the action of a state, which runs each time the state is entered. */
  readonly on: (state: StartState, action: () => void) => void;
  /** Changes the state; does nothing if the state does not name the event. */
  readonly send: (event: StartEvent) => void;
};

/** Returns the machine of a start in the state `document`. */
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
