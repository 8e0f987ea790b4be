import type { StepScreenProps } from '@quayside/flow/step-screen';
import { type ComponentType, createContext, type ReactNode, useContext } from 'react';
import type { W8benLines } from './lines/form-schema.ts';
import type { ReadKnown } from './lines/known.ts';

/** Props of the component that separates unchanged lines from changed ones. */
export type UnchangedProps = {
  /** lines as typed; default: the saved lines */
  readonly form?: W8benLines;
  /** lists the differences above the lines; set it if the page does not list them */
  readonly list?: boolean;
  /** all lines */
  readonly children: ReactNode;
};

/** Context of the form's screens. The default is an opening, or a second holder's part of one. */
export type W8benScope = {
  /** prefix of the step ids: `w8ben.` */
  readonly prefix: string;
  /** known facts about the person; default: the opening's basic information and contact details */
  readonly known?: ReadKnown;
  /** where customers change a filled-in line. `at-source`: on the step that asked for it. `in-place`: in a field on the form's page. Default: `at-source` */
  readonly changes?: 'at-source' | 'in-place';
  /** names the holder above each screen, for a login with several forms */
  readonly Whose?: ComponentType;
  /** lists the differences from the form on file */
  readonly Differences?: ComponentType;
  /** collapses the lines if some of them changed; default: the page shows all lines */
  readonly Unchanged?: ComponentType<UnchangedProps>;
  /** runs after the last signature; submits if the form is the whole flow */
  readonly finish?: NonNullable<StepScreenProps['finish']>;
};

const W8benScopeContext = createContext<W8benScope>({ prefix: 'w8ben.' });

/** Provides the context of the form's screens. */
export const W8benScopeProvider = W8benScopeContext.Provider;
/** Returns the context of the form's screens. Without a provider, it is that of an opening. */
export const useW8benScope = (): W8benScope => useContext(W8benScopeContext);
