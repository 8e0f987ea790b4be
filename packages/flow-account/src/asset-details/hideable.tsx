import { type ReactNode, use } from 'react';
import { AmountsVisibleContext } from './amounts-visible.ts';

/** Renders its children unless amounts are hidden. The shape of a chart would reveal them. */
export const Hideable = ({ children }: { readonly children: ReactNode }) =>
  use(AmountsVisibleContext) ? children : null;
