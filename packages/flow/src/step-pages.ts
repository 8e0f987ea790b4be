import type { ScreenOfStep } from '@quayside/rules/progress';
import { createContext, useContext } from 'react';

/** How a step with several questions shows them. */
export type QuestionLayout = 'one-per-page' | 'all-on-one-page';

/** A primary action of a question page that also sets answers. */
export type PageAction = { readonly label: string; readonly answers: Readonly<Record<string, unknown>> };

/** The question page on screen, with its actions for Continue and Back. */
export type ShownPage = {
  /** its position among the pages of the step */
  readonly screen: ScreenOfStep;
  /** names of its fields; only their errors block Continue */
  readonly fields: readonly string[];
  /** shows the next page; undefined on the last one, where Continue saves the step */
  readonly goOn: (() => void) | undefined;
  /** shows the previous page; undefined if Back leaves the step */
  readonly back: (() => void) | undefined;
  /** its own primary action, if that sets an answer */
  readonly action: PageAction | undefined;
};

/** The data that a step's screen shares with its question pages. */
export type StepPages = {
  /** id of the step; empty outside a step */
  readonly step: string;
  readonly layout: QuestionLayout;
  /** heading of the step, for a form with separate headings for its pages */
  readonly heading: string;
  /** `awaited` until the form has the saved answers and those stored on this device */
  readonly answers: 'awaited' | 'here';
  /** `one-answer` if the customer came to change one answer, and returns afterwards */
  readonly errand: 'all-answers' | 'one-answer';
  /** reports the shown page to the step's screen; undefined when the pages unmount */
  readonly onShow: (page: ShownPage | undefined) => void;
};

/** Context with the pages of the step on screen. Outside a step, as in stories, all questions are on one page. */
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
