import { openingChoices } from '../text/opening-choices/opening-choices.ts';
import type { SummaryModule } from './answers.ts';

export const summary: SummaryModule = {
  texts: [openingChoices],
  rows: ({ route }, words) =>
    route === 'manual'
      ? [{ label: words(openingChoices, 'choose.label'), value: words(openingChoices, 'choose.manual') }]
      : [],
};
