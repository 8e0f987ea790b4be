import { calendarDate } from '@quayside/rules/calendar-date';
import { asciiDigits } from '../field/ascii-digits.ts';

export type DatePart = 'day' | 'month' | 'year';
export type TypedDate = Readonly<Record<DatePart, string>>;

export const partLengths: Readonly<Record<DatePart, number>> = { day: 2, month: 2, year: 4 };

/** The order in which a language (BCP 47) writes a date. */
export const dateOrder = (language: string): readonly [DatePart, DatePart, DatePart] =>
  /^(zh|ja)\b/.test(language) ? ['year', 'month', 'day'] : ['day', 'month', 'year'];

/** `2024-02-` is the year 2024, month 02, no day yet. */
export function splitDate(value: string): TypedDate {
  const [year = '', month = '', day = ''] = value.split('-');
  return { year, month, day };
}

/** `YYYY-MM-DD` of what is typed, day and month with their zeros; what is missing is left empty (`2024-02-`), nothing at all is ''. */
export function joinDate({ year, month, day }: TypedDate): string {
  if (!year && !month && !day) return '';
  return [year, padded(month), padded(day)].join('-');
}

/** The digits of a text, whatever script they are in, as many as the part has. */
export const digitsOf = (text: string, part: DatePart): string =>
  asciiDigits(text).replace(/\D/g, '').slice(0, partLengths[part]);

/**
 * A whole date in one text: "31/01/1990", "1990-1-31", "1990年1月31日", "31 01 2533", and eight digits in the order of the language.
 * Undefined for anything else, month names included. The date need not exist: the boxes then say what is wrong.
 */
export function readDate(text: string, order: readonly DatePart[]): TypedDate | undefined {
  const plain = asciiDigits(text).trim();
  const yearFirst = /^(?<year>\d{4})\D+(?<month>\d{1,2})\D+(?<day>\d{1,2})\D*$/;
  const dayFirst = /^(?<day>\d{1,2})\D+(?<month>\d{1,2})\D+(?<year>\d{4})$/;
  const run =
    order[0] === 'year' ? /^(?<year>\d{4})(?<month>\d\d)(?<day>\d\d)$/ : /^(?<day>\d\d)(?<month>\d\d)(?<year>\d{4})$/;
  const groups = (yearFirst.exec(plain) ?? dayFirst.exec(plain) ?? run.exec(plain))?.groups;
  return groups && { year: groups.year ?? '', month: groups.month ?? '', day: groups.day ?? '' };
}

const BUDDHIST_OFFSET = 543;
const FIRST_BUDDHIST_YEAR = 2400;

/** The Gregorian year of a year that can only be Buddhist (พ.ศ. 2533 is 1990; Thai cards print it); undefined for other years. */
export function gregorianYear(year: string): string | undefined {
  const number = Number(year);
  return /^\d{4}$/.test(year) && number >= FIRST_BUDDHIST_YEAR ? String(number - BUDDHIST_OFFSET) : undefined;
}

/** Which boxes an error is about: those that are empty beside filled ones, those that cannot be, else all three. */
export function wrongParts(typed: TypedDate): readonly DatePart[] {
  const all: readonly DatePart[] = ['day', 'month', 'year'];
  const empty = all.filter((part) => typed[part] === '');
  const impossible = all.filter((part) => typed[part] !== '' && !isPossible(part, typed));
  const found = empty.length === all.length ? [] : [...empty, ...impossible];
  return found.length > 0 ? found : all;
}

function isPossible(part: DatePart, { day, month, year }: TypedDate): boolean {
  if (part === 'year') return year.length === partLengths.year && Number(year) > 0;
  if (part === 'month') return Number(month) >= 1 && Number(month) <= 12;
  const within = Number(day) >= 1 && Number(day) <= 31;
  const rest: TypedDate = { day, month, year };
  if (!within || month === '' || !isPossible('month', rest)) return within;
  const knownYear = isPossible('year', rest) ? Number(year) : LEAP_YEAR;
  return calendarDate(knownYear, Number(month), Number(day)) !== undefined;
}

/** Stands in for a year that is not known yet: 29 February may still be right. */
const LEAP_YEAR = 2000;

const padded = (digits: string): string => (digits.length === 1 ? `0${digits}` : digits);
