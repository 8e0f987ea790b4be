import { createCalendarDate } from '@quayside/values/calendar-date';
import { isYearFirst } from '@quayside/values/internals/language-table';
import { toAsciiDigits } from '../field/ascii-digits.ts';

/** A part of a date, which has its own box in a `DateField`. */
export type DatePart = 'day' | 'month' | 'year';
/** The digits of each part as the user typed them. Missing parts are `''`. */
export type TypedDate = Readonly<Record<DatePart, string>>;

/** The maximum number of digits of each part. */
export const partLengths: Readonly<Record<DatePart, number>> = { day: 2, month: 2, year: 4 };

/** Returns the order of day, month and year in a language. `language` is a BCP 47 tag. */
export const dateOrder = (language: string): readonly [DatePart, DatePart, DatePart] =>
  isYearFirst(language) ? ['year', 'month', 'day'] : ['day', 'month', 'year'];

/** Splits a value of the field into its parts. Missing parts are `''`: `2024-02-` has a year and a month but no day. */
export function splitDate(value: string): TypedDate {
  const [year = '', month = '', day = ''] = value.split('-');
  return { year, month, day };
}

/**
 * Joins parts to a value in the format YYYY-MM-DD, and pads day and month. Missing parts stay empty (`2024-02-`).
 * Returns `''` if all parts are empty.
 */
export function joinDate({ year, month, day }: TypedDate): string {
  if (!year && !month && !day) return '';
  return [year, padDigits(month), padDigits(day)].join('-');
}

/**
 * Returns the digits of a part as ASCII digits. Of a text with several numbers, such as "31 Jan 1990", returns the first
 * number with the length of the part. Otherwise drops other characters, and cuts the text to the length of the part.
 */
export function toDateDigits(text: string, part: DatePart): string {
  const [first = '', ...more] = toAsciiDigits(text).match(/\d+/g) ?? [];
  const fits = ({ length }: string) => (part === 'year' ? length === partLengths.year : length <= partLengths[part]);
  return more.length > 0 ? ([first, ...more].find(fits) ?? '') : first.slice(0, partLengths[part]);
}

/**
 * Parses a whole date, such as "31/01/1990", "1990年1月31日" or "31 01 2533". Eight digits follow the order of the
 * language. Returns undefined for other texts, including month names. Does not check that the date exists.
 */
export function parseDate(text: string, order: readonly DatePart[]): TypedDate | undefined {
  const plain = toAsciiDigits(text).trim();
  const yearFirst = /^(?<year>\d{4})\D+(?<month>\d{1,2})\D+(?<day>\d{1,2})\D*$/;
  const dayFirst = /^(?<day>\d{1,2})\D+(?<month>\d{1,2})\D+(?<year>\d{4})$/;
  const run =
    order[0] === 'year' ? /^(?<year>\d{4})(?<month>\d\d)(?<day>\d\d)$/ : /^(?<day>\d\d)(?<month>\d\d)(?<year>\d{4})$/;
  const groups = (yearFirst.exec(plain) ?? dayFirst.exec(plain) ?? run.exec(plain))?.groups;
  return groups && { year: groups.year ?? '', month: groups.month ?? '', day: groups.day ?? '' };
}

const BUDDHIST_OFFSET = 543;
const FIRST_BUDDHIST_YEAR = 2400;

/**
 * Converts a Buddhist year to a Gregorian year. Returns undefined for years before 2400. Thai ID cards print Buddhist
 * years: พ.ศ. 2533 is 1990.
 */
export function toGregorianYear(year: string): string | undefined {
  const number = Number(year);
  return /^\d{4}$/.test(year) && number >= FIRST_BUDDHIST_YEAR ? String(number - BUDDHIST_OFFSET) : undefined;
}

/**
 * Returns the parts to mark as errors: the empty and impossible parts, or all parts if only their combination is
 * impossible, such as 31 February.
 */
export function findInvalidParts(typed: TypedDate): readonly DatePart[] {
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
  return createCalendarDate(knownYear, Number(month), Number(day)) !== undefined;
}

/** The year to assume if the year is unknown, because 29 February may be correct. */
const LEAP_YEAR = 2000;

const padDigits = (digits: string): string => (digits.length === 1 ? `0${digits}` : digits);
