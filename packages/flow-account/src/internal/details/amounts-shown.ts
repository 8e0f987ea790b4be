import { createContext } from 'react';

/** Whether amounts are shown; the customer hides them where somebody looks on. */
export const AmountsShown = createContext(true);
