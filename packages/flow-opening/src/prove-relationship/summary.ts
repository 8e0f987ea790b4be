import type { SummaryModule } from '@quayside/flow/define-flow';
import { openingCheck } from '@quayside/i18n/text/opening-check';
import { openingRequests } from '@quayside/i18n/text/opening-requests';
import { rowsOf } from '../internal/summary-rows.ts';

type Given = { readonly kind?: string; readonly document?: string };

export const summary: SummaryModule = {
  texts: [openingRequests, openingCheck],
  rows: (given, words) => {
    const { kind, document } = given as Given;
    const { row, choice } = rowsOf(openingRequests, words);
    return [
      ...choice('relationship.kind', kind),
      ...row('relationship.document', document && words(openingCheck, 'document')),
    ];
  },
};
