import { addYears, type CalendarDate, calendarDate, compareDates, datePartsOf } from '../calendar-date.ts';
import { advice, type Issue, issue } from '../issue.ts';

/** Capacity to contract since 1 March 2009 (Civil Law Act 1909, section 35). A customer below this age on the day of submission is a minor. */
export const ADULT_AGE = 18;
/** Exchange guidance treats 18 to 20 as young investors (SGX rulebook, domain handbook 6); majority is 21. */
export const MAJORITY_AGE = 21;
/** Our choice: nobody has reached a greater age since 1997, so an earlier birth date is a typing error. */
export const GREATEST_AGE = 123;

/** Returns the day on which a person reaches an age. A birthday on 29 February counts as 1 March in other years (domain handbook 6). */
export function turnsOn(dateOfBirth: CalendarDate, age: number): CalendarDate {
  const { year, month, day } = datePartsOf(dateOfBirth);
  return calendarDate(year + age, month, day) ?? `${addYears(dateOfBirth, age).slice(0, 4)}-03-01`;
}

/** Returns the age in completed years on `today`. Throws InvalidCalendarDateError. */
export function ageOn(dateOfBirth: CalendarDate, today: CalendarDate): number {
  const years = datePartsOf(today).year - datePartsOf(dateOfBirth).year;
  return compareDates(turnsOn(dateOfBirth, years), today) <= 0 ? years : years - 1;
}

/** Whether a person is under ADULT_AGE on `today`. Throws InvalidCalendarDateError. */
export const isMinor = (dateOfBirth: CalendarDate, today: CalendarDate): boolean =>
  ageOn(dateOfBirth, today) < ADULT_AGE;

/** Whether a person is an adult and under MAJORITY_AGE on `today`: 18 to 20. Throws InvalidCalendarDateError. */
export const isYoungInvestor = (dateOfBirth: CalendarDate, today: CalendarDate): boolean =>
  !isMinor(dateOfBirth, today) && ageOn(dateOfBirth, today) < MAJORITY_AGE;

/** Checks a birth date: `date-in-future`, `birth-date-too-early`. */
export function checkDateOfBirth(path: string, dateOfBirth: CalendarDate, today: CalendarDate): readonly Issue[] {
  if (compareDates(dateOfBirth, today) > 0) return [issue(path, 'date-in-future')];
  return ageOn(dateOfBirth, today) > GREATEST_AGE ? [issue(path, 'birth-date-too-early')] : [];
}

/** Roles of an account holder. `sole` includes the first holder of a joint account, who may be a guardian. */
export const holderRoles = ['sole', 'joint-adult', 'joint-minor'] as const;
export type HolderRole = (typeof holderRoles)[number];

/**
 * Checks the holder's age. A sole or adult holder must be 18 (`under-age`, an outcome page that shows the day of the 18th birthday); a minor must be younger
 * (`not-a-minor`).
 */
export function checkHolderAge(
  path: string,
  dateOfBirth: CalendarDate,
  today: CalendarDate,
  role: HolderRole,
): readonly Issue[] {
  const minor = isMinor(dateOfBirth, today);
  if (role === 'joint-minor') return minor ? [] : [issue(path, 'not-a-minor', { age: ADULT_AGE })];
  return minor ? [issue(path, 'under-age', { age: ADULT_AGE, date: turnsOn(dateOfBirth, ADULT_AGE) })] : [];
}

/**
 * Returns advice `young-investor-review` for customers aged 18 to 20 who apply for more than a cash account. Brokers offer margin from 21 (domain handbook 6,
 * J2); the specification sets no limit, so a reviewer decides.
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
