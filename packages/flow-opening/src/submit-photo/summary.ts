import { createRows, type SummaryModule, withField } from '@quayside/i18n/internals/answer-summary';
import { checkAnswers } from '@quayside/i18n/internals/text/check-answers';
import { formatDate, isCalendarDate } from '@quayside/values/calendar-date';
import { getBaseInfo } from '../answers/step-answers.ts';
import { openingDocuments } from '../documents/texts.ts';

type SummaryAnswers = {
  readonly front?: string;
  readonly back?: string;
  readonly expiresOn?: string;
  readonly supplementary?: string;
  readonly signed?: boolean;
  readonly original?: boolean;
};

export const summary: SummaryModule = {
  title: 'sgSubmitPhoto',
  texts: [openingDocuments, checkAnswers],
  rows: (given, words, language, all) => {
    const { front, back, expiresOn, supplementary, signed, original } = given as SummaryAnswers;
    const { row, confirmed } = createRows(openingDocuments, words);
    const uploaded = (id: string | undefined) => (id ? words(checkAnswers, 'document') : undefined);
    const passport = getBaseInfo(all).documentType === 'passport';
    if (!passport)
      return [
        ...row('front.label', uploaded(front)),
        ...row('back', uploaded(back)),
        ...confirmed('original', original),
      ];
    return [
      ...withField('front', row('front.passport', uploaded(front))),
      ...row('supplementary.label', uploaded(supplementary)),
      ...row('expiresOn.label', isCalendarDate(expiresOn) ? formatDate(expiresOn, language) : undefined),
      ...withField('signed', confirmed('originalPassport', signed && original)),
    ];
  },
};
