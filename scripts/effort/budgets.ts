import recorded from './budgets.json' with { type: 'json' };
import type { EffortLimits } from './klm.ts';

/** The name of a customer whose effort is measured. */
export type EffortPersona = keyof typeof recorded;

/** The limits of a customer's effort: `today` for every run, and `goal` as the aim of later changes. */
export type EffortBudget = { readonly today?: EffortLimits; readonly goal?: EffortLimits };

export const effortBudgets: Readonly<Record<EffortPersona, EffortBudget>> = recorded;

export const effortPersonas = Object.keys(recorded) as readonly EffortPersona[];
