import { createContext } from 'react';

/** Context that is false while amounts are hidden, because the customer does not want people nearby to see them. Default: true. */
export const AmountsVisibleContext = createContext(true);
