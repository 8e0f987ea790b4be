import { type ReactNode, use } from 'react';
import { AmountsShown } from './amounts-shown.ts';

/** Hides its children while amounts are hidden, because the shape of a chart reveals them. */
export const Hideable = ({ children }: { readonly children: ReactNode }) => (use(AmountsShown) ? children : null);
