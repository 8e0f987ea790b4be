import { uiCalendar } from '@quayside/i18n/internals/text/ui-calendar';
import { useText } from '@quayside/i18n/use-text';
import { type CalendarDate, parseDateParts } from '@quayside/values/calendar-date';
import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import { dayButton, dayCell } from './calendar.styles.ts';
import {
  clampDay,
  type DateRange,
  type DayLimits,
  getDayForKey,
  getMonthWeeks,
  getRangePosition,
  isSelectable,
  type Weekday,
} from './calendar-days.ts';
import { dayLabel, monthLabel, weekdayLabels } from './calendar-labels.ts';

type CalendarGridProps = {
  label: string;
  /** The only day with `tabIndex` 0. The grid shows its month. */
  cursor: CalendarDate;
  today: CalendarDate;
  chosen: DateRange;
  mode: 'single' | 'range';
  limits: DayLimits;
  weekStart: Weekday;
  onMove: (day: CalendarDate) => void;
  onPress: (day: CalendarDate) => void;
};

/**
 * Renders a month as a WAI-ARIA date grid. Arrow keys move by days and weeks, Page Up and Page Down by months, or with
 * Shift by years.
 */
export function CalendarGrid(props: CalendarGridProps) {
  const { label, cursor, today, chosen, mode, limits, weekStart, onMove, onPress } = props;
  const t = useText(uiCalendar);
  const table = useRef<HTMLDivElement>(null);
  const moved = useRef<CalendarDate>(undefined);
  useLayoutEffect(() => {
    if (moved.current === cursor) table.current?.querySelector<HTMLElement>('button[tabindex="0"]')?.focus();
    moved.current = undefined;
  }, [cursor]);

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const direction = getComputedStyle(event.currentTarget).direction === 'rtl' ? 'rtl' : 'ltr';
    const to = getDayForKey(cursor, { key: event.key, shiftKey: event.shiftKey, direction, weekStart });
    if (to === undefined) return;
    event.preventDefault();
    moved.current = clampDay(to, limits);
    onMove(moved.current);
  };
  const day = (date: CalendarDate) => {
    const place = getRangePosition(date, chosen);
    const state = { isToday: date === today, isChoosable: isSelectable(date, limits), place };
    return (
      <div key={date} role="gridcell" aria-selected={place !== 'none'} data-place={place} className={dayCell()}>
        <button
          type="button"
          tabIndex={date === cursor ? 0 : -1}
          aria-label={dayLabel(t, date, state)}
          aria-current={state.isToday ? 'date' : undefined}
          aria-disabled={!state.isChoosable || undefined}
          data-day={date}
          data-place={place}
          data-today={state.isToday || undefined}
          className={dayButton()}
          onClick={() => onPress(date)}
        >
          {parseDateParts(date).day}
        </button>
      </div>
    );
  };
  return (
    <div
      ref={table}
      role="grid"
      tabIndex={-1}
      aria-label={`${label}, ${monthLabel(t, cursor)}`}
      aria-multiselectable={mode === 'range' || undefined}
      className="flex w-full flex-col gap-0.5"
      onKeyDown={onKeyDown}
    >
      <div role="row" className="grid grid-cols-7">
        {Array.from({ length: 7 }, (_, at) => weekdayLabels(t, (weekStart + at) % 7)).map(({ short, full }) => (
          <div
            key={full}
            role="columnheader"
            className="flex h-8 items-center justify-center text-caption text-ink-muted"
          >
            <span aria-hidden>{short}</span>
            <span className="sr-only">{full}</span>
          </div>
        ))}
      </div>
      {getMonthWeeks(cursor, weekStart).map((week, row) => (
        <div key={week.find(Boolean) ?? `empty ${row}`} role="row" className="grid min-h-target grid-cols-7">
          {week.map((date, at) => (date ? day(date) : <Blank key={`${row} ${at}`} />))}
        </div>
      ))}
    </div>
  );
}

/**
 * Renders an empty cell for a day outside the month, with a space, because screen readers skip cells without content.
 */
const Blank = () => <div role="gridcell">{'\u00a0'}</div>;
