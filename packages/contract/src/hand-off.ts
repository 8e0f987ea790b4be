/**
 * The states of a step that a desktop hands off to a phone. `waiting`: the link is unopened. `opened`: the phone works on it. `withdrawn`: the desktop
 * cancelled the link or created another.
 */
export const handOffStates = ['waiting', 'opened', 'done', 'cancelled', 'expired', 'withdrawn'] as const;
/** The state of a handed-off step; `done`, `cancelled`, `expired` and `withdrawn` are final. */
export type HandOffState = (typeof handOffStates)[number];

/**
 * `data.reason` when a phone's one-step login is refused. `data.state` names the state; `beyond` means that the call is
 * not part of the step.
 */
export const handOffReason = 'hand-off';
