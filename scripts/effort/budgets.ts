import recorded from './budgets.json' with { type: 'json' };
import type { EffortLimits } from './klm.ts';

/** A customer for whom the effort is measured. */
export type Persona = keyof typeof recorded;

/** `today` limits each run. `goal` is the target of later changes. */
export type Budget = { readonly today?: EffortLimits; readonly goal?: EffortLimits };

export const budgets: Readonly<Record<Persona, Budget>> = recorded;

export const personas = Object.keys(recorded) as readonly Persona[];
