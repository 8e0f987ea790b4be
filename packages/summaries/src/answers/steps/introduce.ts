import { derivativeIntro } from '@quayside/i18n/text/derivative-intro';
import type { DeepPartial } from '@quayside/rules/journey';
import { at, rowsOf } from '../rows.ts';
import type { SummaryModule } from '../summary-module.ts';

/** The market of an application for options. Futures and CFDs have no answer here. */
export const summary: SummaryModule = {
  title: 'sgOptionsIntroduce',
  texts: [derivativeIntro],
  rows: (given, words) => {
    const { market } = given as DeepPartial<{ market: string }>;
    return at('market', rowsOf(derivativeIntro, words).choice('options.market.label', market));
  },
};
