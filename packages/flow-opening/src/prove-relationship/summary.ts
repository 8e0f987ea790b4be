import { createRows, markEssential, type SummaryModule, withField } from '@quayside/i18n/internals/answer-summary';
import { checkAnswers } from '@quayside/i18n/internals/text/check-answers';
import { openingRequests } from '../requests/texts.ts';

type SummaryAnswers = { readonly kind?: string; readonly document?: string; readonly namesGuardian?: boolean };

export const summary: SummaryModule = {
  title: 'sgProveRelationship',
  texts: [openingRequests, checkAnswers],
  rows: (given, words) => {
    const { kind, document, namesGuardian } = given as SummaryAnswers;
    const { row, choice, confirmed } = createRows(openingRequests, words);
    return [
      ...markEssential(withField('kind', choice('relationship.kind.label', kind))),
      ...withField('document', row('relationship.document.label', document && words(checkAnswers, 'document'))),
      ...confirmed('namesGuardian', namesGuardian),
    ];
  },
};
