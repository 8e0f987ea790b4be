/**
 * Where a step stands that somebody at a desktop hands to a phone. `waiting`: nobody opened the link; `opened`: a phone is at it; `withdrawn`: the desktop took
 * it back, or made another.
 */
export const handOffStates = ['waiting', 'opened', 'done', 'cancelled', 'expired', 'withdrawn'] as const;
/** Where a step stands that was handed to a phone; `done`, `cancelled`, `expired` and `withdrawn` are final. */
export type HandOffState = (typeof handOffStates)[number];

/** `data.reason` of every refusal that a phone gets because its login does one step alone; `data.state` says which (`beyond`: the call is no part of the step). */
export const handOffReason = 'hand-off';
