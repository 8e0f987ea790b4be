import { openingChoices } from '../text/opening-choices/opening-choices.ts';
import type { SummaryModule } from './answers.ts';

export const summary: SummaryModule = {
  texts: [openingChoices],
  rows: ({ route }, words) => {
    const label = words(openingChoices, 'choose.label');
    if (route === 'manual') return [{ label, value: words(openingChoices, 'choose.manual') }];
    const provider = words(openingChoices, 'nationalDigitalId');
    return route === 'digital-id' ? [{ label, value: words(openingChoices, 'choose.digital-id', { provider }) }] : [];
  },
};
