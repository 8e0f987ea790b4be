import { checkAnswers } from '@quayside/i18n/text/check-answers';
import { openingRequests } from '@quayside/i18n/text/opening-requests';
import { at, essential, rowsOf } from '../rows.ts';
import type { SummaryModule } from '../summary-module.ts';

type ApplicationFixture = { readonly kind?: string; readonly document?: string };

export const summary: SummaryModule = {
  title: 'sgProveRelationship',
  texts: [openingRequests, checkAnswers],
  rows: (given, words) => {
    const { kind, document } = given as ApplicationFixture;
    const { row, choice } = rowsOf(openingRequests, words);
    return [
      ...essential(at('kind', choice('relationship.kind.label', kind))),
      ...at('document', row('relationship.document.label', document && words(checkAnswers, 'document'))),
    ];
  },
};
