import type { SummaryModule } from '@quayside/flow/define-flow';
import { openingAgreements } from '@quayside/i18n/text/opening-agreements';
import type { Consents } from './consents.ts';

export const summary: SummaryModule = {
  texts: [openingAgreements],
  rows: (given, words) => {
    const count = ((given as Consents).consents ?? []).length;
    if (count === 0) return [];
    return [
      { label: words(openingAgreements, 'summary'), value: words(openingAgreements, 'summary.count', { count }) },
    ];
  },
};
