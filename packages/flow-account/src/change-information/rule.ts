import { getNoticeDueDate, isNoticeLate, NOTICE_DAYS } from '@quayside/rules/internals/certification-change';
import { date, someOf } from '@quayside/rules/internals/field-shapes';
import { lazyObject } from '@quayside/rules/internals/lazy-object';
import { advice, issue } from '@quayside/rules/issue';
import { defineStep } from '@quayside/rules/journey';
import { compareDates, isCalendarDate } from '@quayside/values/calendar-date';
import { informationPartNames } from './information-parts.ts';

/** The step that asks which parts changed, and when (RULE-19). The date must not be in the future; a report after more than 30 days is accepted with advice. */
export const changeSelectionStep = defineStep({
  id: 'what',
  schema: lazyObject(() => ({ parts: someOf(informationPartNames), changedOn: date() })),
  check: ({ changedOn }, { today }) => {
    if (!isCalendarDate(changedOn)) return [];
    if (compareDates(changedOn, today) > 0) return [issue('changedOn', 'date-in-future')];
    if (!isNoticeLate(changedOn, today)) return [];
    return [advice('changedOn', 'notice-late', { days: NOTICE_DAYS, date: getNoticeDueDate(changedOn) })];
  },
});
