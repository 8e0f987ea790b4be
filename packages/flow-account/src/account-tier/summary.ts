import { createRows, type SummaryModule, withField } from '@quayside/i18n/internals/answer-summary';
import { checkAnswers } from '@quayside/i18n/internals/text/check-answers';
import { account } from '../account/texts.ts';

type SummaryAnswers = { readonly tier?: string; readonly confirmed?: boolean };

/** Summarizes the answers of a tier change: the chosen tier and the accepted conditions. */
export const summary: SummaryModule = {
  title: 'accountTier',
  texts: [account, checkAnswers],
  rows: (given, words) => {
    const { tier, confirmed } = given as SummaryAnswers;
    const rows = createRows(account, words);
    return [
      ...withField('tier', rows.choice('center.tier', tier, 'tier')),
      ...withField('confirmed', rows.confirmed('tier.confirmed', confirmed)),
    ];
  },
};
