import { createRows, type SummaryModule, withField } from '@quayside/i18n/internals/answer-summary';
import { checkAnswers } from '@quayside/i18n/internals/text/check-answers';
import { additionalDocumentKinds } from '@quayside/rules/enumerations';
import { openingRequests } from '../requests/texts.ts';

type SummaryAnswers = { readonly documents?: Readonly<Record<string, string>>; readonly explanation?: string };

export const summary: SummaryModule = {
  title: 'additionalDocument',
  texts: [openingRequests, checkAnswers],
  rows: (given, words) => {
    const { documents = {}, explanation } = given as SummaryAnswers;
    const { row } = createRows(openingRequests, words);
    return [
      ...additionalDocumentKinds.flatMap((kind) =>
        withField(`documents.${kind}`, row(`kind.${kind}`, documents[kind] && words(checkAnswers, 'document'))),
      ),
      ...row('explanation', explanation),
    ];
  },
};
