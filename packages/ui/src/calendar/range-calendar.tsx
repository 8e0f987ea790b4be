import type { CalendarDate } from '@internationalized/date';
import { uiCalendar } from '@quayside/i18n/internals/text/ui-calendar';
import { useLanguage, useText } from '@quayside/i18n/use-text';
import { formatDate } from '@quayside/values/calendar-date';
import { useRef, useState } from 'react';
import { useRangeCalendar } from 'react-aria/useRangeCalendar';
import { useRangeCalendarState } from 'react-stately/useRangeCalendarState';
import { type CalendarDays, type DateRange, stateOptions, toDay, unannounced } from './calendar-days.ts';
import { CalendarGrid } from './calendar-grid.tsx';
import { CalendarGroup, type GroupProps } from './calendar-group.tsx';
import { MonthJump } from './month-jump.tsx';

type RangeProps = CalendarDays & {
  value: DateRange;
  onValueChange: (value: DateRange) => void;
  maxDays: number | undefined;
  group: GroupProps;
};

/** The reason why a range was rejected: it has too many days, or an unavailable day. */
type RangeIssue = 'periodTooLong' | 'periodBroken';

/** Renders a calendar for a period. Two presses choose its ends, in any order. */
export function RangeCalendar({ value, onValueChange, maxDays, group, ...days }: RangeProps) {
  const [issue, setIssue] = useState<RangeIssue>();
  const grid = useRef<HTMLDivElement>(null);
  const take = (range: DateRange, found?: RangeIssue) => {
    setIssue(found);
    if (!found) onValueChange(range);
  };
  const [start, end] = [toDay(value.from), toDay(value.to)];
  const state = useRangeCalendarState({
    ...stateOptions(days, useLanguage(), value.from),
    allowsNonContiguousRanges: true, // otherwise the library rejects a period silently
    value: start && end ? { start, end } : null,
    onChange: (range) =>
      take({ from: range.start.toString(), to: range.end.toString() }, findIssue(range, days.isUnavailable, maxDays)),
  });
  // The caller has the range without an end. The library would forget it on Esc and on blur.
  const anchor = end ? null : start;
  if (String(state.anchorDate) !== String(anchor)) state.setAnchorDate(anchor);
  const begin = (day: CalendarDate | null) => day && take({ from: day.toString(), to: '' });
  const shared = {
    ...state,
    ...unannounced,
    setAnchorDate: begin,
    selectDate: (day: CalendarDate) => (anchor ? state.selectDate(day) : begin(day)),
  };
  const { calendarProps } = useRangeCalendar({ 'aria-label': days.label, commitBehavior: 'reset' }, shared, grid);
  return (
    <CalendarGroup {...calendarProps} {...group} aria-label={days.label}>
      <MonthJump state={state} />
      <CalendarGrid ref={grid} state={shared} label={days.label} today={days.today} chosen={state.highlightedRange} />
      <RangeStatus range={value} issue={issue} maxDays={maxDays} />
    </CalendarGroup>
  );
}

type Ends = { start: CalendarDate; end: CalendarDate };

const countDays = ({ start, end }: Ends): number => end.compare(start) + 1;

function findIssue(range: Ends, isUnavailable: CalendarDays['isUnavailable'], maxDays = Number.POSITIVE_INFINITY) {
  const count = countDays(range);
  if (count > maxDays) return 'periodTooLong';
  const days = Array.from({ length: isUnavailable ? count : 0 }, (_, at) => range.start.add({ days: at }).toString());
  return days.some((day) => isUnavailable?.(day)) ? 'periodBroken' : undefined;
}

type RangeStatusProps = { range: DateRange; issue: RangeIssue | undefined; maxDays: number | undefined };

/** Renders the next instruction or the chosen period, and the reason if a day was rejected. */
function RangeStatus({ range, issue, maxDays = 0 }: RangeStatusProps) {
  const t = useText(uiCalendar);
  const language = useLanguage();
  const [start, end] = [toDay(range.from), toDay(range.to)];
  const from = start && formatDate(range.from, language);
  return (
    <div className="flex min-h-[3lh] flex-col gap-1 px-2.5 text-label">
      <p role="status" className="text-ink tabular-nums">
        {!from && t('chooseFirst')}
        {from && !end && t('chooseLast', { from })}
        {from && end && t('period', { from, to: formatDate(range.to, language), count: countDays({ start, end }) })}
      </p>
      {issue && (
        <p role="alert" className="font-medium text-danger">
          {t(issue, { count: maxDays })}
        </p>
      )}
    </div>
  );
}
