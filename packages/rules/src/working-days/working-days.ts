import {
  addDays,
  type CalendarDate,
  compareDates,
  dayOfWeek,
  toSingaporeDate,
  toSingaporeMinutes,
} from '@quayside/values/calendar-date';
import { REVIEW_WORKING_DAYS } from '../limits/limits.ts';
import { publicHolidays } from './public-holidays.ts';

/**
 * Cut-off time in minutes since midnight in Singapore, 17:00 (our choice). A later submission counts for the next working day.
 */
export const REVIEW_CUT_OFF_MINUTES = 17 * 60;

/** A working day. `estimate` means that the public holidays of the year are unknown, so that only weekends are skipped. The screen shows it. */
export type WorkingDay = { readonly date: CalendarDate; readonly estimate: boolean };

const [SUNDAY, SATURDAY] = [0, 6];

/** Returns whether a date is Monday to Friday and not a known public holiday in Singapore. */
export const isWorkingDay = (date: CalendarDate): boolean =>
  dayOfWeek(date) !== SUNDAY && dayOfWeek(date) !== SATURDAY && !publicHolidays.dates.has(date);

/** Returns the working day that is `count` working days after `date`. With 0, returns `date` or the next working day. */
export function addWorkingDays(date: CalendarDate, count: number): WorkingDay {
  let [at, left] = [date, count];
  while (left > 0 || !isWorkingDay(at)) {
    at = addDays(at, 1);
    if (left > 0 && isWorkingDay(at)) left -= 1;
  }
  const known = compareDates(date, publicHolidays.start) >= 0 && compareDates(at, publicHolidays.end) <= 0;
  return { date: at, estimate: !known };
}

/** Expected dates of a decision, all working days in Singapore. `estimate` means that the public holidays of a year are unknown. */
export type ReviewWindow = {
  /** The working day on which the submission counts as received. */
  readonly receivedOn: CalendarDate;
  readonly earliest: CalendarDate;
  readonly latest: CalendarDate;
  readonly estimate: boolean;
};

/** Returns the expected dates of the result of a review: 1-3 working days after the day of submission in Singapore. */
export function reviewWindow(submittedAt: Date): ReviewWindow {
  const day = toSingaporeDate(submittedAt);
  const late = toSingaporeMinutes(submittedAt) >= REVIEW_CUT_OFF_MINUTES;
  return reviewWindowFrom(late ? addDays(day, 1) : day);
}

/** Returns the expected dates of the result of a review that starts on `date`, or on the next working day. */
export function reviewWindowFrom(date: CalendarDate): ReviewWindow {
  const received = addWorkingDays(date, 0);
  const [earliest, latest] = [
    addWorkingDays(received.date, REVIEW_WORKING_DAYS.from),
    addWorkingDays(received.date, REVIEW_WORKING_DAYS.to),
  ];
  return {
    receivedOn: received.date,
    earliest: earliest.date,
    latest: latest.date,
    estimate: received.estimate || latest.estimate,
  };
}
