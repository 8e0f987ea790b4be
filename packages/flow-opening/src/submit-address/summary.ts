import { createRows, markEssential, type SummaryModule } from '@quayside/i18n/internals/answer-summary';
import { checkAnswers } from '@quayside/i18n/internals/text/check-answers';
import { formatDate, isCalendarDate } from '@quayside/values/calendar-date';
import { openingDocuments } from '../documents/texts.ts';

type SummaryAnswers = {
  readonly kind?: string;
  readonly document?: string;
  readonly issuedOn?: string;
  readonly showsNameAndAddress?: boolean;
};

export const summary: SummaryModule = {
  title: 'sgSubmitAddress',
  texts: [openingDocuments, checkAnswers],
  rows: (given, words, language) => {
    const { kind, document, issuedOn, showsNameAndAddress } = given as SummaryAnswers;
    const { row, choice, confirmed } = createRows(openingDocuments, words);
    return [
      ...markEssential(choice('kind.label', kind)),
      ...row('document.label', document && words(checkAnswers, 'document')),
      ...row('issuedOn.label', isCalendarDate(issuedOn) ? formatDate(issuedOn, language) : undefined),
      ...confirmed('showsNameAndAddress', showsNameAndAddress),
    ];
  },
};
