import type { SummaryModule } from '@quayside/flow/define-flow';
import { openingChoices } from '@quayside/i18n/text/opening-choices';
import type { AccountType } from '@quayside/rules/enumerations';
import { rowsOf } from '../internal/summary-rows.ts';

export const summary: SummaryModule = {
  texts: [openingChoices],
  rows: (answers, words) =>
    rowsOf(openingChoices, words).choice('accountType', (answers as { accountType?: AccountType }).accountType),
};
