import recorded from './budgets.json' with { type: 'json' };
import type { EffortLimits } from './klm.ts';

/** The customers whose effort is measured. */
export type Persona = keyof typeof recorded;

/** `today`: no run may exceed it; absent until it is measured. `goal`: what we want to reach. */
export type Budget = { readonly today?: EffortLimits; readonly goal?: EffortLimits };

export const budgets: Readonly<Record<Persona, Budget>> = recorded;

export const personas = Object.keys(recorded) as readonly Persona[];
