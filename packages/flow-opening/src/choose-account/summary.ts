import type { SummaryModule } from '@quayside/flow/define-flow';
import { openingChoices } from '@quayside/i18n/text/opening-choices';
import { ADULT_AGE } from '@quayside/rules/age';
import type { AccountTier, Holding } from '@quayside/rules/enumerations';
import { rowsOf } from '../internal/summary-rows.ts';

export const summary: SummaryModule = {
  texts: [openingChoices],
  rows: (answers, words) => {
    const { tier, holders } = answers as { tier?: AccountTier; holders?: Holding };
    const rows = rowsOf(openingChoices, words);
    const who = holders && words(openingChoices, `holders.${holders}`, { age: ADULT_AGE });
    return [...rows.choice('tier', tier), ...rows.row('holders', who)];
  },
};
