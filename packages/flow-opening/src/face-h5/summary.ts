import type { SummaryModule } from '@quayside/flow/define-flow';
import { openingCheck } from '@quayside/i18n/text/opening-check';

export const summary: SummaryModule = {
  texts: [openingCheck],
  rows: ({ picture, handheld, report }, words) => {
    if (!picture && !handheld && !report) return [];
    const way = report ? 'face.report' : handheld ? 'face.handheld' : 'face.picture';
    return [{ label: words(openingCheck, 'face'), value: words(openingCheck, way) }];
  },
};
