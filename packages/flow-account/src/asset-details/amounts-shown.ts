import { createContext } from 'react';

/** Provides whether amounts are visible. The customer can hide them from people nearby. */
export const AmountsShown = createContext(true);
