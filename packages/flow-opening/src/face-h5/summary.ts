import type { SummaryModule } from '@quayside/i18n/internals/answer-summary';
import { checkAnswers } from '@quayside/i18n/internals/text/check-answers';

export const summary: SummaryModule = {
  title: 'sgFaceH5',
  texts: [checkAnswers],
  rows: ({ picture, handheld, report }, words) => {
    if (!picture && !handheld && !report) return [];
    const way = report ? 'face.report' : handheld ? 'face.handheld' : 'face.picture';
    return [{ label: words(checkAnswers, 'face.label'), value: words(checkAnswers, way) }];
  },
};
