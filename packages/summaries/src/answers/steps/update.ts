import { w8benLife } from '@quayside/i18n/text/w8ben-life';
import { rowsOf } from '../rows.ts';
import type { SummaryModule } from '../summary-module.ts';

/** Of an update of the W-8BEN: whether the form on file is confirmed or changed. */
export const summary: SummaryModule = {
  title: 'w8BenUpdate',
  texts: [w8benLife],
  rows: (given, words) =>
    rowsOf(w8benLife, words).choice('decision.label', (given as { readonly decision?: string }).decision),
};
