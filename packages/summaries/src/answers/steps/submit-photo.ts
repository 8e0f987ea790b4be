import { checkAnswers } from '@quayside/i18n/text/check-answers';
import { openingDocuments } from '@quayside/i18n/text/opening-documents';
import { formatDate, isCalendarDate } from '@quayside/rules/calendar-date';
import { at, essential, rowsOf } from '../rows.ts';
import type { SummaryModule } from '../summary-module.ts';

type ApplicationFixture = {
  readonly front?: string;
  readonly back?: string;
  readonly expiresOn?: string;
  readonly supplementary?: string;
};

export const summary: SummaryModule = {
  title: 'sgSubmitPhoto',
  texts: [openingDocuments, checkAnswers],
  rows: (given, words, language, all) => {
    const { front, back, expiresOn, supplementary } = given as ApplicationFixture;
    const { row } = rowsOf(openingDocuments, words);
    const uploaded = (id: string | undefined) => (id ? words(checkAnswers, 'document') : undefined);
    const passport = all['base-info']?.documentType === 'passport';
    if (!passport) return [...essential(row('front.label', uploaded(front))), ...row('back', uploaded(back))];
    return [
      ...essential(at('front', row('front.passport', uploaded(front)))),
      ...row('supplementary.label', uploaded(supplementary)),
      ...row('expiresOn.label', isCalendarDate(expiresOn) ? formatDate(expiresOn, language) : undefined),
    ];
  },
};
