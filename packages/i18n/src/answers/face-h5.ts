import { openingCheck } from '../text/opening-check/opening-check.ts';
import type { SummaryModule } from './answers.ts';

export const summary: SummaryModule = {
  texts: [openingCheck],
  rows: ({ picture, handheld, report }, words) => {
    if (!picture && !handheld && !report) return [];
    const way = report ? 'face.report' : handheld ? 'face.handheld' : 'face.picture';
    return [{ label: words(openingCheck, 'face'), value: words(openingCheck, way) }];
  },
};
