import { createRows, type SummaryModule, withField } from '@quayside/i18n/internals/answer-summary';
import { checkAnswers } from '@quayside/i18n/internals/text/check-answers';
import { derivatives } from '../derivative/texts.ts';

/** Summarizes the last step of a futures application: that the customer confirmed the answers. */
export const summary: SummaryModule = {
  title: 'sgFuturesOpen',
  texts: [derivatives, checkAnswers],
  rows: ({ confirmed }, words) =>
    withField('confirmed', createRows(derivatives, words).confirmed('open.confirmed', confirmed)),
};
