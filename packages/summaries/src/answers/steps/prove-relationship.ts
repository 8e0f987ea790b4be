import { checkAnswers } from '@quayside/i18n/text/check-answers';
import { openingRequests } from '@quayside/i18n/text/opening-requests';
import { at, essential, rowsOf } from '../rows.ts';
import type { SummaryModule } from '../summary-module.ts';

type ApplicationFixture = { readonly kind?: string; readonly document?: string; readonly namesGuardian?: boolean };

export const summary: SummaryModule = {
  title: 'sgProveRelationship',
  texts: [openingRequests, checkAnswers],
  rows: (given, words) => {
    const { kind, document, namesGuardian } = given as ApplicationFixture;
    const { row, choice, confirmed } = rowsOf(openingRequests, words);
    return [
      ...essential(at('kind', choice('relationship.kind.label', kind))),
      ...at('document', row('relationship.document.label', document && words(checkAnswers, 'document'))),
      ...confirmed('namesGuardian', namesGuardian),
    ];
  },
};
