import type { SummaryModule } from '@quayside/i18n/internals/answer-summary';
import { openingChoices } from '../choices/texts.ts';

export const summary: SummaryModule = {
  title: 'sgChoose',
  texts: [openingChoices],
  rows: ({ route }, words) => {
    const label = words(openingChoices, 'choose.label');
    if (route === 'manual') return [{ label, value: words(openingChoices, 'choose.manual.label'), field: 'route' }];
    const provider = words(openingChoices, 'nationalDigitalId');
    return route === 'digital-id'
      ? [{ label, value: words(openingChoices, 'choose.digital-id.label', { provider }), field: 'route' }]
      : [];
  },
};
