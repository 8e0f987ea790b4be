import { ADULT_AGE } from '@quayside/rules/age';
import type { AccountTier, Holding } from '@quayside/rules/enumerations';
import { openingChoices } from '../text/opening-choices/opening-choices.ts';
import type { SummaryModule } from './answers.ts';
import { rowsOf } from './rows.ts';

export const summary: SummaryModule = {
  texts: [openingChoices],
  rows: (answers, words) => {
    const { tier, holders } = answers as { tier?: AccountTier; holders?: Holding };
    const rows = rowsOf(openingChoices, words);
    const who = holders && words(openingChoices, `holders.${holders}`, { age: ADULT_AGE });
    return [...rows.choice('tier', tier), ...rows.row('holders', who)];
  },
};
