import { createRows, type SummaryModule } from '@quayside/i18n/internals/answer-summary';
import { riskWarningRow } from '@quayside/i18n/internals/risk-warning-row';
import { riskWarning } from '@quayside/i18n/internals/text/risk-warning';
import type { AccountType } from '@quayside/rules/enumerations';
import { openingChoices } from '../choices/texts.ts';

export const summary: SummaryModule = {
  title: 'sgSelectAccountType',
  texts: [openingChoices, riskWarning],
  rows: (answers, words) => [
    ...createRows(openingChoices, words).choice(
      'accountType.label',
      (answers as { accountType?: AccountType }).accountType,
    ),
    ...riskWarningRow(answers, words),
  ],
};
