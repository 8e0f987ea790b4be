import { addMonths, type CalendarDate, compareDates, isCalendarDate } from '../calendar-date.ts';
import { advice, type Issue, isError, issue } from '../issue.ts';
import { PASSPORT_VALIDITY_MONTHS } from '../limits/limits.ts';

export { PASSPORT_VALIDITY_MONTHS };

/** What the photo page of a passport has to show (specification section 5); the upload screen lists it. */
export const passportMustShow = [
  'signature',
  'photo',
  'name',
  'birth-date',
  'number',
  'nationality',
  'expiry',
] as const;

/** What a passport's expiry date means today (RULE-01); `under-6-months` may still be used. */
export type PassportValidity = 'valid' | 'under-6-months' | 'expired';

/** A passport may still be used on the day it expires. */
export function passportValidity(expiry: CalendarDate, today: CalendarDate): PassportValidity {
  if (compareDates(expiry, today) < 0) return 'expired';
  return compareDates(expiry, addMonths(today, PASSPORT_VALIDITY_MONTHS)) < 0 ? 'under-6-months' : 'valid';
}

/**
 * RULE-01. `passport-expired` is an error, as is `date-incomplete` while no date is there. `passport-validity-under-6-months` is advice: the customer may go on, and is asked for a newer document
 * or for a passport among the supplementary documents. Not for passports that Myinfo brought: the customer cannot change those.
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

/** What RULE-01 looks at when a passport is uploaded. */
export type UploadedPassport = {
  /** whether the server has a picture of the photo page */
  readonly uploaded: boolean;
  /** as read from the picture */
  readonly readExpiry?: CalendarDate | undefined;
  /** as typed */
  readonly typedExpiry?: string | undefined;
  /** whether another passport is among the supplementary documents */
  readonly supplemented: boolean;
};

/**
 * RULE-01 on upload. The typed date is judged at `expiresOn`, where `document-expiry-differs` says that the picture shows another one. Once there is a
 * picture, the advice about less than 6 months stands at `front.validity`, by the date that was read, else by the typed one, until another passport is
 * among the supplementary documents.
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
