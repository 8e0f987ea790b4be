import { createRows, type SummaryModule, withField } from '@quayside/i18n/internals/answer-summary';
import type { DeepPartial } from '@quayside/rules/journey';
import { derivativeIntro } from '../introduction/texts.ts';

/** Summarizes the first step of an options application: the chosen market. Has no rows for futures and CFDs. */
export const summary: SummaryModule = {
  title: 'sgOptionsIntroduce',
  texts: [derivativeIntro],
  rows: (given, words) => {
    const { market } = given as DeepPartial<{ market: string }>;
    return withField('market', createRows(derivativeIntro, words).choice('options.market.label', market));
  },
};
