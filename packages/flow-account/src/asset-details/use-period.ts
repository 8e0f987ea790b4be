import { maxHistoryDays } from '@quayside/contract/internals/account-details';
import { type CalendarDate, daysBetween, isCalendarDate } from '@quayside/values/calendar-date';
import { useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** A range of days, including both `from` and `to`. */
export type DayRange = { readonly from: CalendarDate; readonly to: CalendarDate };

/**
 * Returns the period in the URL parameters `from` and `to`, and its setter. The period is undefined if the parameters are missing or invalid, too far apart, or
 * after `today`.
 */
export function usePeriod(today: CalendarDate) {
  const { search } = useLocation();
  const navigate = useNavigate();
  const period = useMemo(() => periodOf(new URLSearchParams(search), today), [search, today]);
  const choose = (next: DayRange | undefined) => {
    const parameters = new URLSearchParams(search);
    for (const name of ['from', 'to'] as const)
      if (next) parameters.set(name, next[name]);
      else parameters.delete(name);
    void navigate({ search: parameters.toString() }, { replace: true, preventScrollReset: true });
  };
  return [period, choose] as const;
}

function periodOf(parameters: URLSearchParams, today: CalendarDate): DayRange | undefined {
  const [from, to] = [parameters.get('from') ?? '', parameters.get('to') ?? ''];
  if (!isCalendarDate(from) || !isCalendarDate(to) || from > to || to > today) return undefined;
  return daysBetween(from, to) < maxHistoryDays ? { from, to } : undefined;
}
