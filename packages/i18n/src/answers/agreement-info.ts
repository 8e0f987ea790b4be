import { openingAgreements } from '../text/opening-agreements/opening-agreements.ts';
import { riskWarning } from '../text/risk-warning/risk-warning.ts';
import type { SummaryModule } from './answers.ts';
import { riskWarningRow } from './risk-warning-row.ts';

export const summary: SummaryModule = {
  texts: [openingAgreements, riskWarning],
  rows: (given, words) => {
    const count = ((given as { readonly consents?: readonly unknown[] }).consents ?? []).length;
    const consents =
      count === 0
        ? []
        : [{ label: words(openingAgreements, 'summary'), value: words(openingAgreements, 'summary.count', { count }) }];
    return [...riskWarningRow(given, words), ...consents];
  },
};
