import type { SummaryModule } from '@quayside/flow/define-flow';
import { openingCheck } from '@quayside/i18n/text/opening-check';
import { openingRequests } from '@quayside/i18n/text/opening-requests';
import { additionalDocumentKinds } from '@quayside/rules/enumerations';
import { rowsOf } from '../internal/summary-rows.ts';

type Given = { readonly documents?: Readonly<Record<string, string>>; readonly explanation?: string };

export const summary: SummaryModule = {
  texts: [openingRequests, openingCheck],
  rows: (given, words) => {
    const { documents = {}, explanation } = given as Given;
    const { row } = rowsOf(openingRequests, words);
    return [
      ...additionalDocumentKinds.flatMap((kind) =>
        row(`kind.${kind}`, documents[kind] && words(openingCheck, 'document')),
      ),
      ...row('explanation', explanation),
    ];
  },
};
