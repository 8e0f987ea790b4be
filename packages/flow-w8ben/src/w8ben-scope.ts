import type { StepScreenProps } from '@quayside/flow/step-screen';
import { type ComponentType, createContext, type ReactNode, useContext } from 'react';
import type { W8benLines } from './lines/form-schema.ts';
import type { ReadKnownFacts } from './lines/known-facts.ts';

/** Props of the component that collapses unchanged lines. */
export type UnchangedProps = {
  /** typed lines; default: the saved lines */
  readonly form?: W8benLines;
  /** lists the differences above the lines, for a page that does not list them itself */
  readonly list?: boolean;
  /** all lines */
  readonly children: ReactNode;
};

/** Scope of the screens of the form: how they read, change and finish it. The default is an opening, or the part of a second holder. */
export type W8benScope = {
  /** prefix of the step ids: `w8ben.` */
  readonly prefix: string;
  /** function that returns the known facts; default: from the answers of the opening */
  readonly known?: ReadKnownFacts;
  /**
   * where customers change a filled-in line. `at-source`: in the step that asked for it. `in-place`: in a field on the page of the form. Default: `at-source`
   */
  readonly changes?: 'at-source' | 'in-place';
  /** renders the holder above each screen, for a login with several forms */
  readonly HolderNotice?: ComponentType;
  /** renders the differences from the form on file */
  readonly Differences?: ComponentType;
  /** wraps the lines and collapses them if some changed; default: the page shows all lines */
  readonly Unchanged?: ComponentType<UnchangedProps>;
  /** runs after a signature and resolves to the next path */
  readonly finish?: NonNullable<StepScreenProps['finish']>;
};

const W8benScopeContext = createContext<W8benScope>({ prefix: 'w8ben.' });

/** Provides the scope to the screens of the form. */
export const W8benScopeProvider = W8benScopeContext.Provider;
/** Returns the scope of the screens of the form. Without a provider, returns that of an opening. */
export const useW8benScope = (): W8benScope => useContext(W8benScopeContext);
