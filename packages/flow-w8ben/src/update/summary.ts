import { createRows, type SummaryModule } from '@quayside/i18n/internals/answer-summary';
import { w8benLife } from '../renewal/texts.ts';

/** Summary of the decision to confirm or change the form on file. */
export const summary: SummaryModule = {
  title: 'w8BenUpdate',
  texts: [w8benLife],
  rows: (given, words) =>
    createRows(w8benLife, words).choice('decision.label', (given as { readonly decision?: string }).decision),
};
