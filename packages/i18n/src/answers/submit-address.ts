import { formatDate, isCalendarDate } from '@quayside/rules/calendar-date';
import { openingCheck } from '../text/opening-check/opening-check.ts';
import { openingDocuments } from '../text/opening-documents/opening-documents.ts';
import type { SummaryModule } from './answers.ts';
import { rowsOf } from './rows.ts';

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
