import type { SummaryModule } from '@quayside/flow/define-flow';
import { openingChoices } from '@quayside/i18n/text/opening-choices';
import type { AccountTier } from '@quayside/rules/enumerations';
import { rowsOf } from '../internal/summary-rows.ts';

export const summary: SummaryModule = {
  texts: [openingChoices],
  rows: (answers, words) => rowsOf(openingChoices, words).choice('tier', (answers as { tier?: AccountTier }).tier),
};
