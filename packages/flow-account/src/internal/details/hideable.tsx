import { type ReactNode, use } from 'react';
import { AmountsShown } from './amounts-shown.ts';

/** A chart tells amounts by its shape: it goes with them. */
export const Hideable = ({ children }: { readonly children: ReactNode }) => (use(AmountsShown) ? children : null);
