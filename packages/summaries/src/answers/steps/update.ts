import { w8benLife } from '@quayside/i18n/text/w8ben-life';
import { rowsOf } from '../rows.ts';
import type { SummaryModule } from '../summary-module.ts';

/** The decision in an update of the W-8BEN: to confirm or to change the form on file. */
export const summary: SummaryModule = {
  title: 'w8BenUpdate',
  texts: [w8benLife],
  rows: (given, words) =>
    rowsOf(w8benLife, words).choice('decision.label', (given as { readonly decision?: string }).decision),
};
