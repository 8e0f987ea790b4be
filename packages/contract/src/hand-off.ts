/**
 * The states of a step that a desktop hands off to a phone. `waiting`: the link is unopened. `opened`: the phone works on it. `withdrawn`: the desktop
 * cancelled the link or created another.
 */
export const handOffStates = ['waiting', 'opened', 'done', 'cancelled', 'expired', 'withdrawn'] as const;
/** One of `handOffStates`. `done`, `cancelled`, `expired` and `withdrawn` are final. */
export type HandOffState = (typeof handOffStates)[number];

/**
 * The value of `data.reason` when the server refuses a phone's one-step login. `data.state` is its state, or `beyond` if the call does not belong to the step.
 */
export const handOffReason = 'hand-off';
