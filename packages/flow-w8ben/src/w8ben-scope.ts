import type { StepScreenProps } from '@quayside/flow/step-screen';
import type { ReadKnown, W8benLines } from '@quayside/rules/journeys/w8ben';
import { type ComponentType, createContext, type ReactNode, useContext } from 'react';

/** The lines of a form, and how those that changed are told apart. */
export type UnchangedProps = {
  /** the lines as they are typed; by default those that are saved */
  readonly form?: W8benLines;
  /** lists the differences above them, where the page does not do so itself */
  readonly list?: boolean;
  /** all lines */
  readonly children: ReactNode;
};

/** Context of the form's screens. The default is an opening, or a second holder's part of one. */
export type W8benScope = {
  /** prefix of the step ids: `w8ben.` */
  readonly prefix: string;
  /** known facts of the person; by default the opening's basic information and contact details */
  readonly known?: ReadKnown;
  /** where a filled-in line is changed: `at-source`, on the step that asked for it, or `in-place`, in a field on the form's own page. By default `at-source` */
  readonly changes?: 'at-source' | 'in-place';
  /** names the holder above each screen, for a login with several forms */
  readonly Whose?: ComponentType;
  /** lists the differences from the form on file */
  readonly Differences?: ComponentType;
  /** folds the lines of a form of which some changed; by default all lines are shown */
  readonly Unchanged?: ComponentType<UnchangedProps>;
  /** runs after the last signature; submits where the form is the whole flow */
  readonly finish?: NonNullable<StepScreenProps['finish']>;
};

const W8benScopeContext = createContext<W8benScope>({ prefix: 'w8ben.' });

/** Sets the context of the form's screens. */
export const W8benScopeProvider = W8benScopeContext.Provider;
/** Returns the context of the form's screens; an opening without a provider. */
export const useW8benScope = (): W8benScope => useContext(W8benScopeContext);
