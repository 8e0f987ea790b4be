import type { ReactNode } from 'react';

/** The state of a control, as in its `data-state`. */
export type ControlState = 'idle' | 'error' | 'readonly' | 'disabled';

type Described = { id: string; hint?: ReactNode; error?: ReactNode };

/** Returns the ids for `aria-describedby` in the order `extra`, hint, error, or undefined if there are none. */
export const getDescriptionIds = (
  { id, hint, error }: Described,
  ...extra: readonly (string | undefined | false)[]
): string | undefined =>
  [...extra, Boolean(hint) && `${id}-hint`, Boolean(error) && `${id}-error`].filter(Boolean).join(' ') || undefined;

type Conditions = { error?: ReactNode; disabled?: boolean | undefined; readOnly?: boolean | undefined };

/**
 * Returns the state of a control. If several conditions apply, disabled precedes read-only, and read-only precedes an
 * error.
 */
export const controlState = ({ error, disabled, readOnly }: Conditions): ControlState =>
  disabled ? 'disabled' : readOnly ? 'readonly' : error ? 'error' : 'idle';
