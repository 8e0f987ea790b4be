import type { Text } from '@quayside/i18n/define-text';
import type { Language } from '@quayside/i18n/language';
import type { Answers, Facts, StepAnswers } from '@quayside/rules/journey';
import type { Words } from '../texts/words.ts';

/** One answer as it is read back: its question, and the answer in words; several where the question takes several. */
export type SummaryRow = {
  readonly label: string;
  readonly value: string | readonly string[];
  /** path of the answer within its step, which a link to change it names: `taxResidencies.0.country`. Absent where the step's screen has no such field */
  readonly field?: string;
  /** masked until the reader asks for it */
  readonly sensitive?: true;
  /** shown before the reader opens all answers of the step */
  readonly essential?: true;
  /** a reader has to see it: a declaration answered with yes, a difference, a warning. All answers of its step are shown at once */
  readonly unusual?: true;
};

/** A step's answers in words. `texts` are the groups that `rows` asks for: load them before it is called. */
export type SummaryModule = {
  /** the name of the step's route: `screenTitle` finds its title */
  readonly title: string;
  readonly texts: readonly Text[];
  /**
   * `language` is that of `words`: dates, amounts and states are written by it. `all` are the answers of every step: some decide what this one asked.
   * `personData`: what the digital ID said, by the step that showed it
   */
  readonly rows: (
    answers: StepAnswers,
    words: Words,
    language: Language,
    all: Answers,
    personData?: Facts['personData'],
  ) => readonly SummaryRow[];
};
