import type { StepScreenProps } from '@quayside/flow/step-screen';
import type { ReadKnown } from '@quayside/rules/journeys/w8ben';
import { type ComponentType, createContext, useContext } from 'react';

/** In which context the screens run: an opening or a second holder's part of one where nobody says otherwise; a modification or an update says so. */
export type W8benScope = {
  /** of the step ids in the flow around: `w8ben.` */
  readonly prefix: string;
  /** what that flow knows of the person; an opening's basic information and contact details where absent */
  readonly known?: ReadKnown;
  /** where a login may look after several forms: whose this is, on top of each screen */
  readonly Whose?: ComponentType;
  /** where a form is on file: what differs from it, above the lines that are checked */
  readonly Differences?: ComponentType;
  /** what follows the last signature: handing in, where the form is the whole flow */
  readonly finish?: NonNullable<StepScreenProps['finish']>;
};

const W8benScopeContext = createContext<W8benScope>({ prefix: 'w8ben.' });

/** Says in which context the form's screens run, where that is not an opening. */
export const W8benScopeProvider = W8benScopeContext.Provider;
/** The context in which a screen of the form runs: an opening's where no provider says otherwise. */
export const useW8benScope = (): W8benScope => useContext(W8benScopeContext);
