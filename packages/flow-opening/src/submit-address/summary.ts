import type { SummaryModule } from '@quayside/flow/define-flow';
import { openingCheck } from '@quayside/i18n/text/opening-check';
import { openingDocuments } from '@quayside/i18n/text/opening-documents';
import { formatDate, isCalendarDate } from '@quayside/rules/calendar-date';
import { rowsOf } from '../internal/summary-rows.ts';

type Given = { readonly kind?: string; readonly document?: string; readonly issuedOn?: string };

export const summary: SummaryModule = {
  texts: [openingDocuments, openingCheck],
  rows: (given, words, language) => {
    const { kind, document, issuedOn } = given as Given;
    const { row, choice } = rowsOf(openingDocuments, words);
    return [
      ...choice('kind', kind),
      ...row('document', document && words(openingCheck, 'document')),
      ...row('issuedOn', isCalendarDate(issuedOn) ? formatDate(issuedOn, language) : undefined),
    ];
  },
};
