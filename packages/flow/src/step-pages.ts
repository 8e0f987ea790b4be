import type { ScreenOfStep } from '@quayside/rules/progress';
import { createContext, useContext } from 'react';

/** Whether a step with several questions shows one per page, or all on one page. */
export type QuestionLayout = 'one-per-page' | 'all-on-one-page';

/** The primary action of a question page that also sets answers. */
export type PageAction = { readonly label: string; readonly answers: Readonly<Record<string, unknown>> };

/** The visible question page, with its actions for Continue and Back. */
export type ShownPage = {
  /** The position of the page among the pages of the step. */
  readonly screen: ScreenOfStep;
  /** The names of the page's fields. Only errors of these fields block Continue. */
  readonly fields: readonly string[];
  /** Shows the next page. Undefined on the last page, where Continue saves the step. */
  readonly goOn: (() => void) | undefined;
  /** Shows the previous page. Undefined if Back leaves the step. */
  readonly back: (() => void) | undefined;
  /** The primary action that replaces Continue and sets answers, or undefined if the page has none. */
  readonly action: PageAction | undefined;
};

/** The data that a step's screen shares with its question pages. */
export type StepPages = {
  /** The id of the step, or an empty string outside a step. */
  readonly step: string;
  readonly layout: QuestionLayout;
  /** The heading of the step, for a form with separate headings for its pages. */
  readonly heading: string;
  /** `awaited` until the form contains the saved answers and the draft of this device. */
  readonly answers: 'awaited' | 'here';
  /** `one-answer` if the customer opened the step to change one answer and return. */
  readonly errand: 'all-answers' | 'one-answer';
  /** Tells the step's screen which page is visible. Called with undefined when the pages unmount. */
  readonly onShow: (page: ShownPage | undefined) => void;
};

/** The context with the data for question pages. Outside a step, as in stories, all questions are on one page. */
export const StepPagesContext = createContext<StepPages>({
  step: '',
  layout: 'all-on-one-page',
  heading: '',
  answers: 'here',
  errand: 'all-answers',
  onShow: () => undefined,
});

/** Returns the data that a step's screen shares with its question pages. */
export const useStepPages = (): StepPages => useContext(StepPagesContext);
