import type { SummaryModule } from '../answer-summary/summary-module.ts';
import { riskWarningRow } from '../risk-warning-row/risk-warning-row.ts';
import { agreementConsents } from '../text/agreement-consents/agreement-consents.ts';
import { riskWarning } from '../text/risk-warning/risk-warning.ts';

/** Summary of the accepted agreements of a step, with the warning about a product above the risk profile. */
export const agreementsSummary: SummaryModule = {
  title: 'sgAgreementInfo',
  texts: [agreementConsents, riskWarning],
  rows: (given, words) => {
    const count = ((given as { readonly consents?: readonly unknown[] }).consents ?? []).length;
    const consents =
      count === 0
        ? []
        : [
            {
              label: words(agreementConsents, 'summary.label'),
              value: words(agreementConsents, 'summary.count', { count }),
            },
          ];
    return [...riskWarningRow(given, words), ...consents];
  },
};
