import { checkAnswers } from '@quayside/i18n/text/check-answers';
import type { SummaryModule } from '../summary-module.ts';

export const summary: SummaryModule = {
  title: 'sgFaceH5',
  texts: [checkAnswers],
  rows: ({ picture, handheld, report }, words) => {
    if (!picture && !handheld && !report) return [];
    const way = report ? 'face.report' : handheld ? 'face.handheld' : 'face.picture';
    return [{ label: words(checkAnswers, 'face.label'), value: words(checkAnswers, way) }];
  },
};
