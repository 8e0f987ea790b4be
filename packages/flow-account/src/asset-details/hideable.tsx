import { type ReactNode, use } from 'react';
import { AmountsShown } from './amounts-shown.ts';

/** Renders its children unless amounts are hidden. The shape of a chart would reveal them. */
export const Hideable = ({ children }: { readonly children: ReactNode }) => (use(AmountsShown) ? children : null);
