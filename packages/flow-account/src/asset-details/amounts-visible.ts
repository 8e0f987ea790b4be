import { createContext } from 'react';

/** Context that contains whether amounts are visible. The customer can hide them from people nearby. */
export const AmountsVisibleContext = createContext(true);
