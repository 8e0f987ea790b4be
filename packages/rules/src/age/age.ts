import {
  addYears,
  type CalendarDate,
  compareDates,
  createCalendarDate,
  parseDateParts,
} from '@quayside/values/calendar-date';
import { advice, type Issue, issue } from '../issue.ts';

/** Age in years from which a person can contract, since 1 March 2009 (Civil Law Act 1909, section 35). A younger customer is a minor. */
export const ADULT_AGE = 18;
/** Age of majority in years. Exchange guidance treats ages 18 to 20 as young investors (SGX rulebook). */
export const MAJORITY_AGE = 21;
/** Greatest accepted age in years (our choice). No person has reached a greater age since 1997, so an earlier birth date is a typing error. */
export const GREATEST_AGE = 123;

/** Returns the date on which a person reaches an age. In common years, a birthday on 29 February counts as 1 March. */
export function birthdayAtAge(dateOfBirth: CalendarDate, age: number): CalendarDate {
  const { year, month, day } = parseDateParts(dateOfBirth);
  return createCalendarDate(year + age, month, day) ?? `${addYears(dateOfBirth, age).slice(0, 4)}-03-01`;
}

/** Returns the age in completed years on `today`. Throws InvalidCalendarDateError if a date does not exist. */
export function ageOn(dateOfBirth: CalendarDate, today: CalendarDate): number {
  const years = parseDateParts(today).year - parseDateParts(dateOfBirth).year;
  return compareDates(birthdayAtAge(dateOfBirth, years), today) <= 0 ? years : years - 1;
}

/** Returns whether a person is under ADULT_AGE on `today`. Throws InvalidCalendarDateError if a date does not exist. */
export const isMinor = (dateOfBirth: CalendarDate, today: CalendarDate): boolean =>
  ageOn(dateOfBirth, today) < ADULT_AGE;

/** Returns whether a person is 18 to 20 on `today`. Throws InvalidCalendarDateError if a date does not exist. */
export const isYoungInvestor = (dateOfBirth: CalendarDate, today: CalendarDate): boolean =>
  !isMinor(dateOfBirth, today) && ageOn(dateOfBirth, today) < MAJORITY_AGE;

/** Checks a birth date. Returns `date-in-future`, or `birth-date-too-early` above GREATEST_AGE. */
export function checkDateOfBirth(path: string, dateOfBirth: CalendarDate, today: CalendarDate): readonly Issue[] {
  if (compareDates(dateOfBirth, today) > 0) return [issue(path, 'date-in-future')];
  return ageOn(dateOfBirth, today) > GREATEST_AGE ? [issue(path, 'birth-date-too-early')] : [];
}

/** Roles of an account holder. `sole` is also the first holder of a joint account, who may be a guardian. */
export const holderRoles = ['sole', 'joint-adult', 'joint-minor'] as const;
/** The role of an account holder: one of the ids in `holderRoles`. */
export type HolderRole = (typeof holderRoles)[number];

/**
 * Checks a holder's age. Returns `under-age` for a sole or adult holder under 18, with the date of the 18th birthday for the outcome page. Returns
 * `not-a-minor` for a minor of 18 or more.
 */
export function checkHolderAge(
  path: string,
  dateOfBirth: CalendarDate,
  today: CalendarDate,
  role: HolderRole,
): readonly Issue[] {
  const minor = isMinor(dateOfBirth, today);
  if (role === 'joint-minor') return minor ? [] : [issue(path, 'not-a-minor', { age: ADULT_AGE })];
  return minor ? [issue(path, 'under-age', { age: ADULT_AGE, date: birthdayAtAge(dateOfBirth, ADULT_AGE) })] : [];
}

/**
 * Returns advice `young-investor-review` for customers aged 18 to 20 who apply for more than a cash account. Brokers offer margin from 21,
 * but the specification sets no limit. A reviewer decides.
 */
export const checkYoungInvestor = (
  path: string,
  dateOfBirth: CalendarDate,
  today: CalendarDate,
  accountType: string,
): readonly Issue[] =>
  accountType !== 'cash' && isYoungInvestor(dateOfBirth, today)
    ? [advice(path, 'young-investor-review', { age: MAJORITY_AGE })]
    : [];
