import { type CalendarDate, GregorianCalendar, parseDate } from '@internationalized/date';
import { isCalendarDate } from '@quayside/values/calendar-date';

/** A day of the week: 0 is Sunday, 6 is Saturday. */
export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6;

/** The days that the user can choose. Without limits, the user can choose every day. */
export type DayLimits = {
  /** The earliest day, in the format YYYY-MM-DD. */
  min?: string | undefined;
  /** The latest day, in the format YYYY-MM-DD. */
  max?: string | undefined;
  /** Returns whether the user cannot choose a day, such as a holiday. */
  isUnavailable?: ((day: string) => boolean) | undefined;
};

/**
 * A range of days in the format YYYY-MM-DD, both ends included. Both are `''` before a choice; `to` is `''` until the
 * user chooses the last day.
 */
export type DateRange = { from: string; to: string };

/** The props that both modes of the calendar use for its state. */
export type CalendarDays = DayLimits & {
  /** The accessible name of the calendar. */
  label: string;
  /**
   * The user's current date in the format YYYY-MM-DD. The calendar marks it, and shows its month if the value is empty.
   */
  today: string;
  /** The first column. Default: the first day of the week in the current language. */
  weekStart?: Weekday | undefined;
};

/** Returns the day of a text in the format YYYY-MM-DD, or null if the text is not a date. */
export const toDay = (text: string | undefined): CalendarDate | null => (isCalendarDate(text) ? parseDate(text) : null);

/** Returns the locale of a language with the Gregorian calendar, because Thai would have Buddhist years. */
export const gregorianLocale = (language: string): string => `${language}-u-ca-gregory`;

const createGregorianCalendar = () => new GregorianCalendar();
const weekdays = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const;

/** The first day of the week by CLDR 48 (weekData). The library knows it for regions only. */
const firstWeekday = (language: string): Weekday => (language === 'zh-Hans' || language === 'ms' ? 1 : 0);

/** Returns the options of the state of a calendar. `shown` is the day whose month it shows first, or `''` for today. */
export const stateOptions = (
  { today, min, max, isUnavailable, weekStart }: CalendarDays,
  language: string,
  shown: string,
) => ({
  locale: gregorianLocale(language),
  createCalendar: createGregorianCalendar,
  defaultFocusedValue: toDay(shown) ?? toDay(today),
  minValue: toDay(min),
  maxValue: toDay(max),
  isDateUnavailable: (day: { toString: () => string }) => isUnavailable?.(day.toString()) ?? false,
  firstDayOfWeek: weekdays[weekStart ?? firstWeekday(language)] ?? 'sun',
  weeksInMonth: 6, // content below the calendar does not move
});

/**
 * The parts of a state that the library announces and names days with. Without them, it stays silent: it has no texts
 * in Thai and Malay, and the calendar has its own in every language.
 */
export const unannounced = { value: null, highlightedRange: null } as const;

/** The range before a choice. */
export const noPeriod: DateRange = { from: '', to: '' };

/** Returns the props of the days with the mode, and the other props. */
export const splitProps = <P extends CalendarDays & { mode?: 'single' | 'range' }>({
  mode,
  label,
  today,
  min,
  max,
  isUnavailable,
  weekStart,
  ...rest
}: P) => [{ mode, label, today, min, max, isUnavailable, weekStart }, rest] as const;
