import { instantText } from '../instant-text/instant-text.ts';
import { w8ben } from '../text/w8ben/w8ben.ts';

import { linesOf, lineTexts } from '../w8ben-lines/w8ben-lines.ts';
import type { SummaryModule } from './answers.ts';

/** The form's lines for "check your answers": those that were answered. */
export const formSummary: SummaryModule = {
  texts: lineTexts,
  rows: (answers, words, language) => {
    const { part1, part2 } = linesOf(answers, words, language, { dates: 'of-reader' });
    return [...part1, ...part2].flatMap(({ label, value, sensitive, field }) =>
      value === undefined || field === undefined ? [] : [{ label, value, ...(sensitive ? { sensitive } : {}) }],
    );
  },
};

/** Who signed Part III, and when. */
export const certificationSummary: SummaryModule = {
  texts: [w8ben],
  rows: ({ name, signedAt }, words, language) =>
    typeof name === 'string' && typeof signedAt === 'string'
      ? [
          {
            label: words(w8ben, 'part3'),
            value: words(w8ben, 'statement', { name, timestamp: instantText(signedAt, language) }),
          },
        ]
      : [],
};
