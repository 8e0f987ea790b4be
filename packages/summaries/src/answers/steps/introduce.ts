import { derivativeIntro } from '@quayside/i18n/text/derivative-intro';
import type { DeepPartial } from '@quayside/rules/journey';
import { at, rowsOf } from '../rows.ts';
import type { SummaryModule } from '../summary-module.ts';

/** Of an application for options: on which market. Futures and CFDs ask nothing here. */
export const summary: SummaryModule = {
  title: 'sgOptionsIntroduce',
  texts: [derivativeIntro],
  rows: (given, words) => {
    const { market } = given as DeepPartial<{ market: string }>;
    return at('market', rowsOf(derivativeIntro, words).choice('options.market.label', market));
  },
};
