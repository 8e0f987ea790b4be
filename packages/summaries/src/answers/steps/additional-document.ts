import { checkAnswers } from '@quayside/i18n/text/check-answers';
import { openingRequests } from '@quayside/i18n/text/opening-requests';
import { additionalDocumentKinds } from '@quayside/rules/enumerations';
import { at, rowsOf } from '../rows.ts';
import type { SummaryModule } from '../summary-module.ts';

type ApplicationFixture = { readonly documents?: Readonly<Record<string, string>>; readonly explanation?: string };

export const summary: SummaryModule = {
  title: 'additionalDocument',
  texts: [openingRequests, checkAnswers],
  rows: (given, words) => {
    const { documents = {}, explanation } = given as ApplicationFixture;
    const { row } = rowsOf(openingRequests, words);
    return [
      ...additionalDocumentKinds.flatMap((kind) =>
        at(`documents.${kind}`, row(`kind.${kind}`, documents[kind] && words(checkAnswers, 'document'))),
      ),
      ...row('explanation', explanation),
    ];
  },
};
