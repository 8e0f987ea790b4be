import { createContext } from 'react';

/** Whether amounts are visible. The customer can hide them from people nearby. */
export const AmountsShown = createContext(true);
