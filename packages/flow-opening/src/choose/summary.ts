import type { SummaryModule } from '@quayside/flow/define-flow';
import { openingChoices } from '@quayside/i18n/text/opening-choices';

export const summary: SummaryModule = {
  texts: [openingChoices],
  rows: ({ route }, words) =>
    route === 'manual'
      ? [{ label: words(openingChoices, 'choose.label'), value: words(openingChoices, 'choose.manual') }]
      : [],
};
