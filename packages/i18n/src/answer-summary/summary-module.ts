import type { Answers, Facts, StepAnswers } from '@quayside/rules/journey';
import type { Text } from '../define-text.ts';
import type { Language } from '../language.ts';
import type { TranslateText } from './words.ts';

/** An answer as text. `value` has several texts if the question allows several answers. */
export type SummaryRow = {
  readonly label: string;
  readonly value: string | readonly string[];
  /** Path of the answer within its step, for a link to change it: `taxResidencies.0.country`. Absent if the step's screen has no such field. */
  readonly field?: string;
  /** Whether the value is masked until the reader asks for it. */
  readonly sensitive?: true;
  /** Whether the row is shown before the reader opens all answers of the step. */
  readonly essential?: true;
  /**
   * Whether a reader must see the row, such as a declaration answered with yes, a difference, or a warning. All answers of its step are then shown immediately.
   */
  readonly unusual?: true;
};

/** Loaders of the summaries of a flow, by step. Steps without useful answers have none. */
export type Summaries = Readonly<Record<string, () => Promise<SummaryModule>>>;

/** A module that converts the answers of a step to text. Load the groups in `texts` before you call `rows`. */
export type SummaryModule = {
  /** The name of the step's route, from which `getScreenTitle` gets the title. */
  readonly title: string;
  readonly texts: readonly Text[];
  /**
   * Returns the rows of the answers.
   * @param language the language of `words`, for dates, amounts and states
   * @param all the answers of every step, because some decide what this step asked
   * @param personData data from the digital ID, by the step that showed them
   */
  readonly rows: (
    answers: StepAnswers,
    words: TranslateText,
    language: Language,
    all: Answers,
    personData?: Facts['personData'],
  ) => readonly SummaryRow[];
};
