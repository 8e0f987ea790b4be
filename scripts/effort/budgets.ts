import recorded from './budgets.json' with { type: 'json' };
import type { EffortLimits } from './klm.ts';

/** The name of a customer whose effort is measured. */
export type Persona = keyof typeof recorded;

/** The limits of a customer's effort: `today` for every run, and `goal` as the aim of later changes. */
export type Budget = { readonly today?: EffortLimits; readonly goal?: EffortLimits };

export const budgets: Readonly<Record<Persona, Budget>> = recorded;

export const personas = Object.keys(recorded) as readonly Persona[];
