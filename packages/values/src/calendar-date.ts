import { isYearFirst } from './language-table.ts';

/** A date in Singapore (UTC+8, no daylight saving) as `YYYY-MM-DD`, without time and zone. */
export type CalendarDate = string;

/** The parts of a calendar date: `year` 1 to 9999, `month` 1 to 12, `day` 1 to 31. */
export type DateParts = { readonly year: number; readonly month: number; readonly day: number };

/** Date functions throw this error for text that is not a calendar date. The message omits the text, because it may be an answer of a customer. */
export class InvalidCalendarDateError extends Error {
  override readonly name = 'InvalidCalendarDateError';
  constructor() {
    super(
      'A rule was given a text that is no calendar date, so it cannot compare it. Pass YYYY-MM-DD, checked by isCalendarDate.',
    );
  }
}

const SINGAPORE_OFFSET_HOURS = 8;
const MS_PER_HOUR = 3_600_000;
const MS_PER_DAY = 24 * MS_PER_HOUR;

/** Returns whether a value is `YYYY-MM-DD` and an existing day. */
export const isCalendarDate = (text: unknown): text is CalendarDate =>
  typeof text === 'string' && partsOrUndefined(text) !== undefined;

/** Returns the parts of a date. Throws InvalidCalendarDateError if the text is not a date. */
export function parseDateParts(date: CalendarDate): DateParts {
  const parts = partsOrUndefined(date);
  if (!parts) throw new InvalidCalendarDateError();
  return parts;
}

/** Returns a date from its parts: `2027, 2, 9` gives `2027-02-09`. Returns undefined if the day does not exist. Supports the years 1 to 9999. */
export function createCalendarDate(year: number, month: number, day: number): CalendarDate | undefined {
  const text = `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}`;
  return isCalendarDate(text) ? text : undefined;
}

/** Returns the date in Singapore at an instant. For example, 2026-12-31T16:30Z is 1 January 2027 there. */
export const toSingaporeDate = (instant: Date): CalendarDate =>
  new Date(instant.getTime() + SINGAPORE_OFFSET_HOURS * MS_PER_HOUR).toISOString().slice(0, 10);

/** Returns the minutes since midnight in Singapore at an instant, 0 to 1439. */
export const toSingaporeMinutes = (instant: Date): number => {
  const shifted = new Date(instant.getTime() + SINGAPORE_OFFSET_HOURS * MS_PER_HOUR);
  return shifted.getUTCHours() * 60 + shifted.getUTCMinutes();
};

/** Returns the date `days` later, or earlier if negative. Throws InvalidCalendarDateError if the text is not a date. */
export const addDays = (date: CalendarDate, days: number): CalendarDate => dateOfDay(dayNumber(date) + days);

/** Returns the same day `months` later, or the last day of that month. For example, 31 August + 6 months is 28 or 29 February. */
export function addMonths(date: CalendarDate, months: number): CalendarDate {
  const { year, month, day } = parseDateParts(date);
  const index = year * 12 + month - 1 + months;
  const target = { year: Math.floor(index / 12), month: (((index % 12) + 12) % 12) + 1 };
  return `${pad(target.year, 4)}-${pad(target.month, 2)}-${pad(Math.min(day, daysInMonth(target.year, target.month)), 2)}`;
}

/** Returns the same day `years` later. 29 February + 1 year is 28 February. For ages use `birthdayAtAge` of `@quayside/rules/internals/age`: 1 March. */
export const addYears = (date: CalendarDate, years: number): CalendarDate => addMonths(date, years * 12);

/** Returns 31 December of the year that is `years` after the year of the date. */
export const endOfYear = (date: CalendarDate, years = 0): CalendarDate =>
  `${pad(parseDateParts(date).year + years, 4)}-12-31`;

/** Compares two dates. Returns a negative number if `a` is earlier, 0 for the same day, a positive number if `a` is later. */
export const compareDates = (a: CalendarDate, b: CalendarDate): number => dayNumber(a) - dayNumber(b);

/** Returns the number of days from `from` to `to`; negative if `to` is earlier. */
export const daysBetween = (from: CalendarDate, to: CalendarDate): number => dayNumber(to) - dayNumber(from);

/** Returns the day of the week, from 0 (Sunday) to 6 (Saturday). */
export const dayOfWeek = (date: CalendarDate): number => new Date(dayNumber(date) * MS_PER_DAY).getUTCDay();

/**
 * Formats a date for a language (BCP 47): `31 Dec 2026`, or `2026年12月31日` in Chinese and Japanese. The calendar is Gregorian and the digits are Latin. Does not
 * use Intl, because its th-TH has Buddhist years (2569) and its data differs between web views (domain handbook 9).
 */
export function formatDate(date: CalendarDate, language: string): string {
  const { year, month, day } = parseDateParts(date);
  if (isYearFirst(language)) return `${year}年${month}月${day}日`;
  return `${day} ${monthName(month, language)} ${pad(year, 4)}`;
}

/** Formats a date like `formatDate`, without its year (`31 Dec`, `12月31日`) or without its day (`Dec 2026`, `2026年12月`). */
export function formatPartOfDate(date: CalendarDate, language: string, without: 'year' | 'day'): string {
  const { year, month, day } = parseDateParts(date);
  if (isYearFirst(language)) return without === 'year' ? `${month}月${day}日` : `${year}年${month}月`;
  const name = monthName(month, language);
  return without === 'year' ? `${day} ${name}` : `${name} ${pad(year, 4)}`;
}

function monthName(month: number, language: string): string {
  const [main = ''] = language.split('-');
  return (months[main] ?? english)[month - 1] ?? '';
}

const english = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
/** Short names of the months by language; English in other languages. */
const months: Readonly<Record<string, readonly string[]>> = {
  ms: ['Jan', 'Feb', 'Mac', 'Apr', 'Mei', 'Jun', 'Jul', 'Ogo', 'Sep', 'Okt', 'Nov', 'Dis'],
  th: ['ม.ค.', 'ก.พ.', 'มี.ค.', 'เม.ย.', 'พ.ค.', 'มิ.ย.', 'ก.ค.', 'ส.ค.', 'ก.ย.', 'ต.ค.', 'พ.ย.', 'ธ.ค.'],
};

/** Formats a date as `MM-DD-YYYY`, which Form W-8BEN requires in every language (line 8 and Part III, revision October 2021). */
export function formatW8benDate(date: CalendarDate): string {
  const { year, month, day } = parseDateParts(date);
  return `${pad(month, 2)}-${pad(day, 2)}-${pad(year, 4)}`;
}

function partsOrUndefined(text: string): DateParts | undefined {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  if (!match) return undefined;
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  const real = year > 0 && month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month);
  return real ? { year, month, day } : undefined;
}

/** Returns the days since 1 January 1970. Uses setUTCFullYear because Date.UTC reads the years 0 to 99 as 1900 to 1999. */
function dayNumber(date: CalendarDate): number {
  const { year, month, day } = parseDateParts(date);
  return new Date(0).setUTCFullYear(year, month - 1, day) / MS_PER_DAY;
}

const dateOfDay = (day: number): CalendarDate => new Date(day * MS_PER_DAY).toISOString().slice(0, 10);

const daysInMonth = (year: number, month: number): number =>
  new Date(new Date(0).setUTCFullYear(year, month, 0)).getUTCDate();

const pad = (value: number, width: number): string => String(value).padStart(width, '0');
