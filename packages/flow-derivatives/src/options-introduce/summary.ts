import { at, rowsOf, type SummaryModule } from '@quayside/i18n/internals/answer-summary';
import type { DeepPartial } from '@quayside/rules/journey';
import { derivativeIntro } from '../introduction/texts.ts';

/** The market of an application for options. Futures and CFDs have no answer here. */
export const summary: SummaryModule = {
  title: 'sgOptionsIntroduce',
  texts: [derivativeIntro],
  rows: (given, words) => {
    const { market } = given as DeepPartial<{ market: string }>;
    return at('market', rowsOf(derivativeIntro, words).choice('options.market.label', market));
  },
};
