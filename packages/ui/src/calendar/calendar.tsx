import { useLanguage } from '@quayside/i18n/use-text';
import { I18nProvider } from 'react-aria/I18nProvider';
import { useCalendar } from 'react-aria/useCalendar';
import { useCalendarState } from 'react-stately/useCalendarState';
import { useControlled } from '../use-controlled/use-controlled.ts';
import {
  type CalendarDays,
  type DateRange,
  gregorianLocale,
  noPeriod,
  splitProps,
  stateOptions,
  toDay,
  unannounced,
} from './calendar-days.ts';
import { CalendarGrid } from './calendar-grid.tsx';
import { CalendarGroup, type GroupProps } from './calendar-group.tsx';
import { MonthJump } from './month-jump.tsx';
import { RangeCalendar } from './range-calendar.tsx';

export type { DateRange, DayLimits, Weekday } from './calendar-days.ts';

/** The props of a `Calendar` in which the user chooses one day. */
export type SingleCalendarProps = CalendarDays & {
  /** Whether the user chooses one day (`single`) or a period (`range`). Default: `single`. */
  mode?: 'single';
  /** The chosen day in the format YYYY-MM-DD, or `''`. Without it, the calendar stores the day itself. */
  value?: string;
  /** The day that is chosen at first. Default: `''`. */
  defaultValue?: string;
  /** Called when the user chooses a day. */
  onValueChange?: (value: string) => void;
};

/** The props of a `Calendar` in which the user chooses a first and a last day. */
export type RangeCalendarProps = CalendarDays & {
  /** Whether the user chooses one day (`single`) or a period (`range`). Default: `single`. */
  mode: 'range';
  /**
   * The chosen period, both ends included. `to` is `''` until the user chooses the last day. Without it, the calendar
   * stores the period itself.
   */
  value?: DateRange;
  /** The period that is chosen at first. Default: none. */
  defaultValue?: DateRange;
  /** Called when the user chooses a day. For a period, `to` is `''` after the first one. */
  onValueChange?: (value: DateRange) => void;
  /** The maximum number of days, both ends included. The calendar shows a message if the period is longer. */
  maxDays?: number | undefined;
};

/** The props of both modes. `mode` determines the type of `value` and `onValueChange`. Default: `single`. */
export type CalendarProps = (SingleCalendarProps | RangeCalendarProps) & GroupProps;

/**
 * Renders a month in which the user chooses a day or a period. Shows Gregorian dates in every language. Use
 * `date-field` for birth dates. Load this entry point on demand.
 */
export function Calendar(props: CalendarProps) {
  return (
    <I18nProvider locale={gregorianLocale(useLanguage())}>
      {props.mode === 'range' ? <Range {...props} /> : <Single {...props} />}
    </I18nProvider>
  );
}

function Range({
  value: given,
  defaultValue = noPeriod,
  onValueChange,
  maxDays,
  ...rest
}: RangeCalendarProps & GroupProps) {
  const [value, change] = useControlled(given, defaultValue, onValueChange);
  const [days, group] = splitProps(rest);
  return <RangeCalendar {...days} value={value} onValueChange={change} maxDays={maxDays} group={group} />;
}

function Single({ value: given, defaultValue = '', onValueChange, ...rest }: SingleCalendarProps & GroupProps) {
  const [value, change] = useControlled(given, defaultValue, onValueChange);
  const [days, group] = splitProps(rest);
  const { label, today } = days;
  const chosen = toDay(value);
  const state = useCalendarState({
    ...stateOptions(days, useLanguage(), value),
    value: chosen,
    onChange: (day) => change(day.toString()),
  });
  const shared = { ...state, value: unannounced.value };
  const { calendarProps } = useCalendar({ 'aria-label': label }, shared);
  return (
    <CalendarGroup {...calendarProps} {...group} aria-label={label}>
      <MonthJump state={state} />
      <CalendarGrid state={shared} label={label} today={today} chosen={chosen && { start: chosen, end: chosen }} />
    </CalendarGroup>
  );
}
