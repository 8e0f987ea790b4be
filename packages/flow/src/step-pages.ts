import type { ScreenOfStep } from '@quayside/rules/progress';
import { createContext, useContext } from 'react';

/** How a step with several questions shows them. */
export type QuestionLayout = 'one-per-page' | 'all-on-one-page';

/** A primary action that answers fields of its page. */
export type PageAction = { readonly label: string; readonly answers: Readonly<Record<string, unknown>> };

/** What Continue and Back do on the page of a step that is on screen. */
export type ShownPage = {
  /** its place among the pages of the step */
  readonly screen: ScreenOfStep;
  /** names of its fields: only their errors stop it */
  readonly fields: readonly string[];
  /** shows the next page; undefined on the last one, where Continue saves the step */
  readonly goOn: (() => void) | undefined;
  /** shows the previous page; undefined where Back leaves the step */
  readonly back: (() => void) | undefined;
  /** its own primary action, where that is an answer */
  readonly action: PageAction | undefined;
};

/** What a step's screen and the pages within it know of each other. */
export type StepPages = {
  /** id of the step; empty outside one */
  readonly step: string;
  readonly layout: QuestionLayout;
  /** heading of the step, for a form whose pages have headings of their own */
  readonly heading: string;
  /** `awaited` until the saved answers and those of this device are in the form */
  readonly answers: 'awaited' | 'here';
  /** `one-answer`: the customer came to change one answer, and returns afterwards */
  readonly errand: 'all-answers' | 'one-answer';
  /** tells the screen the page; undefined when the pages are removed */
  readonly onShow: (page: ShownPage | undefined) => void;
};

/** The pages of the step on screen; all questions on one page outside a step, for stories. */
export const StepPagesContext = createContext<StepPages>({
  step: '',
  layout: 'all-on-one-page',
  heading: '',
  answers: 'here',
  errand: 'all-answers',
  onShow: () => undefined,
});

/** Returns what the step's screen tells its pages. */
export const useStepPages = (): StepPages => useContext(StepPagesContext);
