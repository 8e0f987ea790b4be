import { formatDate, isCalendarDate } from '@quayside/rules/calendar-date';
import { openingCheck } from '../text/opening-check/opening-check.ts';
import { openingDocuments } from '../text/opening-documents/opening-documents.ts';
import type { SummaryModule } from './answers.ts';
import { rowsOf } from './rows.ts';

type Given = {
  readonly front?: string;
  readonly back?: string;
  readonly expiresOn?: string;
  readonly supplementary?: string;
};

export const summary: SummaryModule = {
  texts: [openingDocuments, openingCheck],
  rows: (given, words, language, all) => {
    const { front, back, expiresOn, supplementary } = given as Given;
    const { row } = rowsOf(openingDocuments, words);
    const uploaded = (id: string | undefined) => (id ? words(openingCheck, 'document') : undefined);
    const passport = all['base-info']?.documentType === 'passport';
    if (!passport) return [...row('front', uploaded(front)), ...row('back', uploaded(back))];
    return [
      ...row('front.passport', uploaded(front)),
      ...row('supplementary', uploaded(supplementary)),
      ...row('expiresOn', isCalendarDate(expiresOn) ? formatDate(expiresOn, language) : undefined),
    ];
  },
};
