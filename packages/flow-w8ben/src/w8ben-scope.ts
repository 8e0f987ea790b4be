import type { StepScreenProps } from '@quayside/flow/step-screen';
import { type ComponentType, createContext, type ReactNode, useContext } from 'react';
import type { W8benLines } from './lines/form-schema.ts';
import type { ReadKnownFacts } from './lines/known-facts.ts';

/** Props of the component that wraps the lines of the form and may collapse them. */
export type UnchangedLinesProps = {
  /** Lines to compare with the form on file; default: the saved lines. */
  readonly form?: W8benLines;
  /** Whether to list the differences above the lines; default: false. */
  readonly list?: boolean;
  /** The rendered lines. */
  readonly children: ReactNode;
};

/** Settings of the screens of the form: how they read, change and finish it. The default is an opening, or the part of a second holder. */
export type W8benScope = {
  /** Start of the step ids: `w8ben.`. */
  readonly prefix: string;
  /** Returns the known facts; default: `readOpeningFacts`. */
  readonly known?: ReadKnownFacts;
  /** Where customers change a filled-in line. `at-source`: in the step that asked for it. `in-place`: on the page of the form. Default: `at-source`. */
  readonly changes?: 'at-source' | 'in-place';
  /** Component above each screen that names the holder, for a login with several forms; default: none. */
  readonly HolderNotice?: ComponentType;
  /** Component that lists the differences from the form on file; default: none. */
  readonly Differences?: ComponentType;
  /** Component around the lines that collapses them if some changed; default: all lines are visible. */
  readonly Unchanged?: ComponentType<UnchangedLinesProps>;
  /** Called after a signature; resolves to the next path. */
  readonly finish?: NonNullable<StepScreenProps['finish']>;
};

const W8benScopeContext = createContext<W8benScope>({ prefix: 'w8ben.' });

/** Context provider of `W8benScope` for the screens of the form. */
export const W8benScopeProvider = W8benScopeContext.Provider;
/** Returns the scope of the screens of the form. Without a provider, returns the scope of an opening. */
export const useW8benScope = (): W8benScope => useContext(W8benScopeContext);
