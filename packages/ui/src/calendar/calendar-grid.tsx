import { type CalendarDate, isSameDay, isSameMonth } from '@internationalized/date';
import { uiCalendar } from '@quayside/i18n/internals/text/ui-calendar';
import { useText } from '@quayside/i18n/use-text';
import { type RefObject, useRef } from 'react';
import { useCalendarCell, useCalendarGrid } from 'react-aria/useCalendar';
import type { CalendarState } from 'react-stately/useCalendarState';
import type { RangeCalendarState } from 'react-stately/useRangeCalendarState';
import { dayButton, dayCell } from './calendar.styles.ts';
import { dayLabel, monthLabel, type RangePosition, shortWeekday } from './calendar-labels.ts';

type GridProps = {
  state: CalendarState | RangeCalendarState;
  label: string;
  today: string;
  /** The days with a background, both ends included. */
  chosen: { start: CalendarDate; end: CalendarDate } | null;
  ref?: RefObject<HTMLDivElement | null>;
};

/** Renders the month of the focused day as a WAI-ARIA date grid. The keys are those of react-aria. */
export function CalendarGrid({ ref, ...props }: GridProps) {
  const { state, label } = props;
  const t = useText(uiCalendar);
  const month = state.visibleRange.start;
  const { gridProps, headerProps, weeksInMonth } = useCalendarGrid({}, state);
  const weeks = Array.from({ length: weeksInMonth }, (_, week) => state.getDatesInWeek(week));
  return (
    <div
      {...gridProps}
      ref={ref}
      aria-label={`${label}, ${monthLabel(t, month)}`}
      className="flex w-full flex-col gap-0.5"
    >
      <div {...headerProps} className="grid grid-cols-7">
        {weeks[0]?.map((day) => (
          <span key={String(day)} className="flex h-8 items-center justify-center text-caption text-ink-muted">
            {day && shortWeekday(t, day)}
          </span>
        ))}
      </div>
      {weeks.map((week, row) => (
        <div key={`${month.toString()} ${row}`} role="row" className="grid min-h-target grid-cols-7">
          {week.map((day, at) =>
            day && isSameMonth(day, month) ? (
              <Day key={day.toString()} day={day} {...props} />
            ) : (
              <Blank key={`${row} ${at}`} />
            ),
          )}
        </div>
      ))}
    </div>
  );
}

/**
 * Renders an empty cell for a day outside the month, with a space, because screen readers skip cells without content.
 */
const Blank = () => <div role="gridcell">{'\u00a0'}</div>;

/** Renders a day. Its name replaces that of react-aria, which has no texts in Thai and Malay. */
function Day({ day, state, today, chosen }: Omit<GridProps, 'label' | 'ref'> & { day: CalendarDate }) {
  const t = useText(uiCalendar);
  const ref = useRef<HTMLDivElement>(null);
  const { cellProps, buttonProps, isSelected, isDisabled, isUnavailable } = useCalendarCell({ date: day }, state, ref);
  const isToday = day.toString() === today;
  const place = isSelected ? getPosition(day, chosen) : 'none';
  return (
    <div {...cellProps} data-place={place} className={dayCell()}>
      <div
        {...buttonProps}
        ref={ref}
        aria-label={dayLabel(t, day, { isToday, isUnavailable: isDisabled || isUnavailable, place })}
        aria-describedby={undefined}
        aria-current={isToday ? 'date' : undefined}
        data-day={day.toString()}
        data-place={place}
        data-today={isToday || undefined}
        className={dayButton()}
      >
        {day.day}
      </div>
    </div>
  );
}

function getPosition(day: CalendarDate, chosen: GridProps['chosen']): RangePosition {
  const isFirst = chosen && isSameDay(day, chosen.start);
  const isLast = chosen && isSameDay(day, chosen.end);
  if (isFirst) return isLast ? 'single' : 'first';
  return isLast ? 'last' : 'inside';
}
