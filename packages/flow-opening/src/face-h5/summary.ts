import type { SummaryModule } from '@quayside/flow/define-flow';
import { openingCheck } from '@quayside/i18n/text/opening-check';

export const summary: SummaryModule = {
  texts: [openingCheck],
  rows: ({ picture, handheld }, words) => {
    if (!picture && !handheld) return [];
    return [
      { label: words(openingCheck, 'face'), value: words(openingCheck, handheld ? 'face.handheld' : 'face.picture') },
    ];
  },
};
