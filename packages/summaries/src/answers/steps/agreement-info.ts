import { agreementConsents } from '@quayside/i18n/text/agreement-consents';
import { riskWarning } from '@quayside/i18n/text/risk-warning';
import { riskWarningRow } from '../risk-warning-row.ts';
import type { SummaryModule } from '../summary-module.ts';

export const summary: SummaryModule = {
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
