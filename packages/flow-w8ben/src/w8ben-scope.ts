import type { ReadKnown } from '@quayside/rules/journeys/w8ben';
import { createContext, useContext } from 'react';

/** In which context the screens run: an opening where nobody says otherwise; a joint holder, a modification or an update says so. */
export type W8benScope = {
  /** of the step ids in the flow around: `w8ben.` */
  readonly prefix: string;
  /** what that flow knows of the person; an opening's basic information and contact details where absent */
  readonly known?: ReadKnown;
};

const W8benScopeContext = createContext<W8benScope>({ prefix: 'w8ben.' });

export const W8benScopeProvider = W8benScopeContext.Provider;
export const useW8benScope = (): W8benScope => useContext(W8benScopeContext);
