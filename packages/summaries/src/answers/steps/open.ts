import { checkAnswers } from '@quayside/i18n/text/check-answers';
import { derivatives } from '@quayside/i18n/text/derivatives';
import { at, rowsOf } from '../rows.ts';
import type { SummaryModule } from '../summary-module.ts';

/** The confirmation in an application for futures. */
export const summary: SummaryModule = {
  title: 'sgFuturesOpen',
  texts: [derivatives, checkAnswers],
  rows: ({ confirmed }, words) => at('confirmed', rowsOf(derivatives, words).confirmed('open.confirmed', confirmed)),
};
