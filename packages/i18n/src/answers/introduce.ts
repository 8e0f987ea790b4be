import type { DeepPartial } from '@quayside/rules/journey';
import { derivativeIntro } from '../text/derivative-intro/derivative-intro.ts';
import type { SummaryModule } from './answers.ts';
import { rowsOf } from './rows.ts';

/** Of an application for options: on which market. Futures and CFDs ask nothing here. */
export const summary: SummaryModule = {
  texts: [derivativeIntro],
  rows: (given, words) => {
    const { market } = given as DeepPartial<{ market: string }>;
    return rowsOf(derivativeIntro, words).choice('options.market', market);
  },
};
