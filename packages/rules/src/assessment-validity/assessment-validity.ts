import { addYears, type CalendarDate, compareDates } from '@quayside/values/calendar-date';
import {
  type AssessmentKind,
  EXAM_CERTIFICATE_YEARS,
  getAssessmentExpiryDate,
} from '../cognitive-assessment/cognitive-assessment.ts';
import type { CognitiveAssessment } from '../enumerations.ts';

/** Number of refusals by other institutions that makes an assessment void (MAS SFA 04-N12, learning module). */
export const VOIDING_REFUSAL_COUNT = 4;

/**
 * Choices for the number of earlier refusals (our choice). `4-or-more` starts at VOIDING_REFUSAL_COUNT. `none` is the specified declaration of no prior
 * refusal.
 */
export const priorRefusals = ['none', '1-to-3', '4-or-more'] as const;
/** A range for the number of earlier refusals: one of the ids in `priorRefusals`. */
export type PriorRefusals = (typeof priorRefusals)[number];

/** The assessment of an account: its basis and its date. */
export type CurrentAssessment = {
  readonly route: Exclude<CognitiveAssessment, 'none'>;
  readonly assessedOn: CalendarDate;
  readonly refusals: PriorRefusals;
  /** Date on which the customer passed the exam; present only with the route `exam-certificate`. */
  readonly examPassedOn?: CalendarDate | undefined;
};

/** The status of an assessment on a day. */
export type AssessmentStatus =
  /** `expiresOn` is the first day on which the assessment is not valid. */
  | { readonly state: 'valid'; readonly expiresOn: CalendarDate }
  | { readonly state: 'expired'; readonly expiredOn: CalendarDate }
  /** The customer has no assessment, or its date is in the future. */
  | { readonly state: 'missing' }
  /** The examination was passed more than EXAM_CERTIFICATE_YEARS before the assessment. `earliest` is the first date that counts. */
  | { readonly state: 'certificate-too-old'; readonly earliest: CalendarDate }
  | { readonly state: 'refused-too-often' };

/**
 * Returns the status of an assessment on a day. A CKA is valid for one year and a CAR for three. The certificate may be at most three years old at the
 * assessment. Throws InvalidCalendarDateError if a date does not exist.
 */
export function getAssessmentStatus(
  kind: AssessmentKind,
  held: CurrentAssessment | undefined,
  today: CalendarDate,
): AssessmentStatus {
  if (!held || compareDates(held.assessedOn, today) > 0) return { state: 'missing' };
  if (held.refusals === '4-or-more') return { state: 'refused-too-often' };
  const earliest = addYears(held.assessedOn, -EXAM_CERTIFICATE_YEARS);
  if (held.route === 'exam-certificate' && !liesWithin(held.examPassedOn, earliest, held.assessedOn))
    return { state: 'certificate-too-old', earliest };
  const expiresOn = getAssessmentExpiryDate(kind, held.assessedOn);
  return compareDates(today, expiresOn) < 0
    ? { state: 'valid', expiresOn }
    : { state: 'expired', expiredOn: expiresOn };
}

const liesWithin = (date: CalendarDate | undefined, from: CalendarDate, to: CalendarDate): boolean =>
  date !== undefined && compareDates(date, from) >= 0 && compareDates(date, to) <= 0;
