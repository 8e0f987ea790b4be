import type { AccountType } from '@quayside/rules/enumerations';
import { openingChoices } from '../text/opening-choices/opening-choices.ts';
import { riskWarning } from '../text/risk-warning/risk-warning.ts';
import type { SummaryModule } from './answers.ts';
import { riskWarningRow } from './risk-warning-row.ts';
import { rowsOf } from './rows.ts';

export const summary: SummaryModule = {
  texts: [openingChoices, riskWarning],
  rows: (answers, words) => [
    ...rowsOf(openingChoices, words).choice('accountType', (answers as { accountType?: AccountType }).accountType),
    ...riskWarningRow(answers, words),
  ],
};
