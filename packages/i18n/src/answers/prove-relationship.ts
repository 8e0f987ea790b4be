import { openingCheck } from '../text/opening-check/opening-check.ts';
import { openingRequests } from '../text/opening-requests/opening-requests.ts';
import type { SummaryModule } from './answers.ts';
import { rowsOf } from './rows.ts';

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
