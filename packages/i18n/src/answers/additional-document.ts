import { additionalDocumentKinds } from '@quayside/rules/enumerations';
import { openingCheck } from '../text/opening-check/opening-check.ts';
import { openingRequests } from '../text/opening-requests/opening-requests.ts';
import type { SummaryModule } from './answers.ts';
import { rowsOf } from './rows.ts';

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
