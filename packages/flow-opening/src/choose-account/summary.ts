import { createRows, type SummaryModule } from '@quayside/i18n/internals/answer-summary';
import type { AccountTier, Holding } from '@quayside/rules/enumerations';
import { ADULT_AGE } from '@quayside/rules/internals/age';
import { openingChoices } from '../choices/texts.ts';

export const summary: SummaryModule = {
  title: 'sgChooseAccount',
  texts: [openingChoices],
  rows: (answers, words) => {
    const { tier, holders } = answers as { tier?: AccountTier; holders?: Holding };
    const rows = createRows(openingChoices, words);
    const who = holders && words(openingChoices, `holders.${holders}.label`, { age: ADULT_AGE });
    return [...rows.choice('tier.label', tier), ...rows.row('holders.label', who)];
  },
};
