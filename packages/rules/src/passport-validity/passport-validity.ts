import { addMonths, type CalendarDate, compareDates, isCalendarDate } from '@quayside/values/calendar-date';
import { advice, type Issue, isError, issue } from '../issue.ts';
import { PASSPORT_VALIDITY_MONTHS } from '../limits/limits.ts';

export { PASSPORT_VALIDITY_MONTHS };

/** Details that the photo page of a passport must show (specification section 5). The upload screen lists them. */
export const passportMustShow = [
  'signature',
  'photo',
  'name',
  'birth-date',
  'number',
  'nationality',
  'expiry',
] as const;

/** The validity of a passport on a day (RULE-01). A passport that is valid for less than six months is accepted. */
export type PassportValidity = 'valid' | 'under-6-months' | 'expired';

/** Returns the validity of a passport on `today`. The expiry date is the last valid day. */
export function passportValidity(expiry: CalendarDate, today: CalendarDate): PassportValidity {
  if (compareDates(expiry, today) < 0) return 'expired';
  return compareDates(expiry, addMonths(today, PASSPORT_VALIDITY_MONTHS)) < 0 ? 'under-6-months' : 'valid';
}

/**
 * Checks the expiry date of a passport (RULE-01). `passport-expired` and `date-incomplete` are errors. `passport-validity-under-6-months` is advice: the
 * customer may continue and is asked for a newer passport or a supplementary document. Do not check passports from Myinfo, because the customer cannot change
 * them.
 */
export function checkPassportValidity(path: string, expiry: string | undefined, today: CalendarDate): readonly Issue[] {
  if (!isCalendarDate(expiry)) return [issue(path, 'date-incomplete')];
  const values = { months: PASSPORT_VALIDITY_MONTHS, date: addMonths(today, PASSPORT_VALIDITY_MONTHS) };
  switch (passportValidity(expiry, today)) {
    case 'expired':
      return [issue(path, 'passport-expired')];
    case 'under-6-months':
      return [advice(path, 'passport-validity-under-6-months', values)];
    default:
      return [];
  }
}

/** An uploaded passport (RULE-01): whether its picture arrived, and the expiry dates that were read and typed. */
export type UploadedPassport = {
  /** Whether the server has a picture of the photo page. */
  readonly uploaded: boolean;
  /** The expiry date in the picture; undefined if it was not read. */
  readonly readExpiry?: CalendarDate | undefined;
  /** The expiry date that the customer typed. */
  readonly typedExpiry?: string | undefined;
  /** Whether another passport is among the supplementary documents. */
  readonly supplemented: boolean;
};

/**
 * Checks the expiry date of an uploaded passport (RULE-01). Checks the typed date at `expiresOn`, and returns `document-expiry-differs` if the picture shows
 * another date. With a picture, returns the advice about less than 6 months at `front.validity`, for the date in the picture or else the typed one. Another
 * passport among the supplementary documents removes the advice.
 */
export function checkUploadedPassport(passport: UploadedPassport, today: CalendarDate): readonly Issue[] {
  const { uploaded, readExpiry, typedExpiry, supplemented } = passport;
  const typed = checkPassportValidity('expiresOn', typedExpiry, today);
  const differs = isCalendarDate(typedExpiry) && readExpiry !== undefined && readExpiry !== typedExpiry;
  if (!uploaded) return typed;
  return [
    ...typed.filter(isError),
    ...(differs ? [issue('expiresOn', 'document-expiry-differs')] : []),
    ...(supplemented ? [] : checkPassportValidity('front.validity', readExpiry ?? typedExpiry, today).filter(isAdvice)),
  ];
}

const isAdvice = (one: Issue) => !isError(one);
