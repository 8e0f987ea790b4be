import type { AccountType } from '@quayside/rules/enumerations';
import { openingChoices } from '../text/opening-choices/opening-choices.ts';
import type { SummaryModule } from './answers.ts';
import { rowsOf } from './rows.ts';

export const summary: SummaryModule = {
  texts: [openingChoices],
  rows: (answers, words) =>
    rowsOf(openingChoices, words).choice('accountType', (answers as { accountType?: AccountType }).accountType),
};
