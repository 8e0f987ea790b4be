import { createRows, type SummaryModule } from '@quayside/i18n/internals/answer-summary';
import { formatDate, isCalendarDate } from '@quayside/values/calendar-date';
import { account } from '../account/texts.ts';

type SummaryAnswers = { readonly parts?: readonly string[]; readonly changedOn?: string };

/** Summarizes the answers of a change of information: the changed parts and the day of the change (RULE-19). */
export const summary: SummaryModule = {
  title: 'changeInformation',
  texts: [account],
  rows: (given, words, language) => {
    const { parts, changedOn } = given as SummaryAnswers;
    const { row, choices } = createRows(account, words);
    return [
      ...choices('what.parts', parts, 'part'),
      ...row('what.changedOn', isCalendarDate(changedOn) ? formatDate(changedOn, language) : undefined),
    ];
  },
};
