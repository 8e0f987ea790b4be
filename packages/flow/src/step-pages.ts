import type { ScreenOfStep } from '@quayside/rules/progress';
import { createContext, useContext } from 'react';

/** Layout of a step with several questions. */
export type QuestionLayout = 'one-per-page' | 'all-on-one-page';

/** Primary action of a question page that also sets answers. */
export type PageAction = { readonly label: string; readonly answers: Readonly<Record<string, unknown>> };

/** Visible question page, with its actions for Continue and Back. */
export type ShownPage = {
  /** its position among the pages of the step */
  readonly screen: ScreenOfStep;
  /** names of its fields; only their errors block Continue */
  readonly fields: readonly string[];
  /** shows the next page; undefined on the last one, where Continue saves the step */
  readonly goOn: (() => void) | undefined;
  /** shows the previous page; undefined if Back leaves the step */
  readonly back: (() => void) | undefined;
  /** primary action that replaces Continue and sets answers; undefined without one */
  readonly action: PageAction | undefined;
};

/** Data that a step's screen shares with its question pages. */
export type StepPages = {
  /** id of the step; empty outside a step */
  readonly step: string;
  readonly layout: QuestionLayout;
  /** heading of the step, for a form with separate headings for its pages */
  readonly heading: string;
  /** `awaited` until the form contains the saved answers and the draft of this device */
  readonly answers: 'awaited' | 'here';
  /** `one-answer` if the customer opened the step to change one answer and then returns */
  readonly errand: 'all-answers' | 'one-answer';
  /** reports the visible page to the step's screen; called with undefined when the pages unmount */
  readonly onShow: (page: ShownPage | undefined) => void;
};

/** Context with the data for question pages. Outside a step, as in stories, all questions are on one page. */
export const StepPagesContext = createContext<StepPages>({
  step: '',
  layout: 'all-on-one-page',
  heading: '',
  answers: 'here',
  errand: 'all-answers',
  onShow: () => undefined,
});

/** Returns the data that the step's screen shares with its pages. */
export const useStepPages = (): StepPages => useContext(StepPagesContext);
