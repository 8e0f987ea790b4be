import {
  addDays,
  type CalendarDate,
  compareDates,
  dayOfWeek,
  singaporeDate,
  singaporeMinutes,
} from '../calendar-date.ts';
import { REVIEW_WORKING_DAYS } from '../limits/limits.ts';
import { publicHolidays } from './public-holidays.ts';

/** Ours: what is submitted later than 17:00 in Singapore counts as submitted on the next working day (domain handbook 6 asks for a cut-off). */
export const REVIEW_CUT_OFF_MINUTES = 17 * 60;

/** `estimate`: the public holidays of that year are unknown, so only weekends are skipped and the screen says so. */
export type WorkingDay = { readonly date: CalendarDate; readonly estimate: boolean };

const [SUNDAY, SATURDAY] = [0, 6];

/** Monday to Friday without Singapore's public holidays, as far as they are known. */
export const isWorkingDay = (date: CalendarDate): boolean =>
  dayOfWeek(date) !== SUNDAY && dayOfWeek(date) !== SATURDAY && !publicHolidays.dates.has(date);

/** The `count`th working day after `date`; with 0 the first one that is not before it. */
export function addWorkingDays(date: CalendarDate, count: number): WorkingDay {
  let [at, left] = [date, count];
  while (left > 0 || !isWorkingDay(at)) {
    at = addDays(at, 1);
    if (left > 0 && isWorkingDay(at)) left -= 1;
  }
  const known = compareDates(date, publicHolidays.start) >= 0 && compareDates(at, publicHolidays.end) <= 0;
  return { date: at, estimate: !known };
}

/** Expected days of a decision, all working days in Singapore. `estimate`: the public holidays of a later year are unknown. */
export type ReviewWindow = {
  /** the working day that the submission counts as */
  readonly receivedOn: CalendarDate;
  readonly earliest: CalendarDate;
  readonly latest: CalendarDate;
  readonly estimate: boolean;
};

/** When the result of a review may be expected: 1-3 working days after the day of submission in Singapore. */
export function reviewWindow(submittedAt: Date): ReviewWindow {
  const day = singaporeDate(submittedAt);
  const late = singaporeMinutes(submittedAt) >= REVIEW_CUT_OFF_MINUTES;
  return reviewWindowFrom(late ? addDays(day, 1) : day);
}

/** The same for a review that begins on a day instead of with a submission: the first working day that is not before `date`. */
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
