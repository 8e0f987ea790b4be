import { openingAgreements } from '../text/opening-agreements/opening-agreements.ts';
import type { SummaryModule } from './answers.ts';

export const summary: SummaryModule = {
  texts: [openingAgreements],
  rows: (given, words) => {
    const count = ((given as { readonly consents?: readonly unknown[] }).consents ?? []).length;
    if (count === 0) return [];
    return [
      { label: words(openingAgreements, 'summary'), value: words(openingAgreements, 'summary.count', { count }) },
    ];
  },
};
