import { account } from '@quayside/i18n/text/account';
import { formatDate, isCalendarDate } from '@quayside/rules/calendar-date';
import { rowsOf } from '../rows.ts';
import type { SummaryModule } from '../summary-module.ts';

type ApplicationFixture = { readonly parts?: readonly string[]; readonly changedOn?: string };

/** Of a change of account information: what has changed, and since when (RULE-19). */
export const summary: SummaryModule = {
  title: 'changeInformation',
  texts: [account],
  rows: (given, words, language) => {
    const { parts, changedOn } = given as ApplicationFixture;
    const { row, choices } = rowsOf(account, words);
    return [
      ...choices('what.parts', parts, 'part'),
      ...row('what.changedOn', isCalendarDate(changedOn) ? formatDate(changedOn, language) : undefined),
    ];
  },
};
