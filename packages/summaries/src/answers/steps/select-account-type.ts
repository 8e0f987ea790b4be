import { openingChoices } from '@quayside/i18n/text/opening-choices';
import { riskWarning } from '@quayside/i18n/text/risk-warning';
import type { AccountType } from '@quayside/rules/enumerations';
import { riskWarningRow } from '../risk-warning-row.ts';
import { rowsOf } from '../rows.ts';
import type { SummaryModule } from '../summary-module.ts';

export const summary: SummaryModule = {
  title: 'sgSelectAccountType',
  texts: [openingChoices, riskWarning],
  rows: (answers, words) => [
    ...rowsOf(openingChoices, words).choice(
      'accountType.label',
      (answers as { accountType?: AccountType }).accountType,
    ),
    ...riskWarningRow(answers, words),
  ],
};
