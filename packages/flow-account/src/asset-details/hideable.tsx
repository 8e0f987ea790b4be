import { type ReactNode, use } from 'react';
import { AmountsVisibleContext } from './amounts-visible.ts';

/** Renders its children, or nothing while amounts are hidden. Wraps charts, whose shape would reveal the amounts. */
export const Hideable = ({ children }: { readonly children: ReactNode }) =>
  use(AmountsVisibleContext) ? children : null;
