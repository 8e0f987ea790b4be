import { uiCalendar } from '@quayside/i18n/internals/text/ui-calendar';
import { useLanguage, useText } from '@quayside/i18n/use-text';
import { type CalendarDate, formatDate } from '@quayside/values/calendar-date';
import { useState } from 'react';
import {
  clampDay,
  countDays,
  type DateRange,
  type DayLimits,
  extendRange,
  getFirstDayOfWeek,
  isSelectable,
  type RangeIssue,
  type Weekday,
} from './calendar-days.ts';
import { CalendarGrid } from './calendar-grid.tsx';
import { MonthJump } from './month-jump.tsx';

export type { DateRange, DayLimits, Weekday } from './calendar-days.ts';

type Shared = DayLimits & {
  /** The accessible name of the calendar. */
  label: string;
  /**
   * The user's current date in the format YYYY-MM-DD. The calendar marks it, and shows its month if the value is empty.
   */
  today: CalendarDate;
  /** The first column. Default: the first day of the week in the current language. */
  weekStart?: Weekday;
};

/** The props of a `Calendar` in which the user chooses one day. */
export type SingleCalendarProps = Shared & {
  /** Whether the user chooses a day or a period. Default: `single`. */
  mode?: 'single';
  /** The chosen day in the format YYYY-MM-DD, or `''`. */
  value: string;
  /** Called with the new value when the user chooses a day, or each end of a period. */
  onValueChange: (value: string) => void;
};

/** The props of a `Calendar` in which the user chooses a first and a last day. */
export type RangeCalendarProps = Shared & {
  /** The user chooses a period. */
  mode: 'range';
  /** The chosen period, both ends included. `to` is `''` until the user chooses the last day. */
  value: DateRange;
  /** Called with the period when the user chooses one of its ends. */
  onValueChange: (value: DateRange) => void;
  /** The maximum number of days, both ends included. The calendar shows a message if the period is longer. */
  maxDays?: number;
};

/** The props of both modes. `mode` determines the type of `value` and `onChange`. Default: `single`. */
export type CalendarProps = SingleCalendarProps | RangeCalendarProps;

/**
 * Renders a month in which the user chooses a day or a period. Shows Gregorian dates in every language. Use
 * `date-field` for birth dates. Load this entry point on demand.
 */
export function Calendar(props: CalendarProps) {
  const { label, today, min, max, isUnavailable } = props;
  const language = useLanguage();
  const limits = { min, max, isUnavailable };
  const chosen = props.mode === 'range' ? props.value : { from: props.value, to: '' };
  const [cursor, setCursor] = useState(() => clampDay(chosen.from === '' ? today : chosen.from, limits));
  const [issue, setIssue] = useState<RangeIssue>();

  const press = (day: CalendarDate) => {
    setCursor(day);
    if (!isSelectable(day, limits)) return;
    if (props.mode !== 'range') return props.onValueChange(day);
    const next = extendRange(props.value, day, { ...limits, maxDays: props.maxDays });
    setIssue(next.issue);
    if (!next.issue) props.onValueChange(next.range);
  };
  return (
    <div role="group" aria-label={label} className={gutterless}>
      <MonthJump day={cursor} limits={limits} onJump={(day) => setCursor(clampDay(day, limits))} />
      <CalendarGrid
        {...{ label, cursor, today, chosen, limits }}
        mode={props.mode ?? 'single'}
        weekStart={props.weekStart ?? getFirstDayOfWeek(language)}
        onMove={setCursor}
        onPress={press}
      />
      {props.mode === 'range' && <RangeStatus range={props.value} issue={issue} maxDays={props.maxDays} />}
    </div>
  );
}

/**
 * The styles of the container. Seven days of 44 px need 308 px, so the grid extends 10 px into each gutter of a 320 px
 * screen.
 */
const gutterless = '-mx-2.5 flex max-w-96 flex-col gap-2';

type RangeStatusProps = { range: DateRange; issue: RangeIssue | undefined; maxDays: number | undefined };

/** Renders the next instruction or the chosen period, and the reason if a day was rejected. */
function RangeStatus({ range, issue, maxDays = 0 }: RangeStatusProps) {
  const t = useText(uiCalendar);
  const language = useLanguage();
  const dateWords = (date: string) => formatDate(date, language);
  const { from, to } = range;
  return (
    <div className="flex min-h-[3lh] flex-col gap-1 px-2.5 text-label">
      <p role="status" className="text-ink tabular-nums">
        {from === '' && t('chooseFirst')}
        {from !== '' && to === '' && t('chooseLast', { from: dateWords(from) })}
        {from !== '' &&
          to !== '' &&
          t('period', { from: dateWords(from), to: dateWords(to), count: countDays({ from, to }) })}
      </p>
      {issue && (
        <p role="alert" className="font-medium text-danger">
          {t(issue, { count: maxDays })}
        </p>
      )}
    </div>
  );
}
