import { addYears, type CalendarDate, compareDates } from '../calendar-date.ts';
import {
  type AssessmentKind,
  assessmentExpiresOn,
  EXAM_CERTIFICATE_YEARS,
} from '../cognitive-assessment/cognitive-assessment.ts';
import type { CognitiveAssessment } from '../enumerations.ts';

/** Refusals by other institutions from which an assessment no longer counts (MAS SFA 04-N12, learning module; domain handbook 4: "not refused on 4 or more occasions"). */
export const REFUSALS_THAT_CLOSE = 4;

/** Ours: as a customer answers, with REFUSALS_THAT_CLOSE as the boundary. `none` is the specification's declaration of no prior refusal. */
export const priorRefusals = ['none', '1-to-3', '4-or-more'] as const;
/** How often other institutions refused the customer for want of knowledge, as answered. */
export type PriorRefusals = (typeof priorRefusals)[number];

/** An assessment as it is kept with an account: what it rests on, and when (domain handbook 4, "Validity"). */
export type HeldAssessment = {
  readonly route: Exclude<CognitiveAssessment, 'none'>;
  readonly assessedOn: CalendarDate;
  readonly refusals: PriorRefusals;
  /** of the route `exam-certificate` */
  readonly examPassedOn?: CalendarDate | undefined;
};

/** What an assessment is worth on a day, and why not where it is not. */
export type AssessmentStanding =
  /** `expiresOn`: the first day on which it no longer counts */
  | { readonly state: 'valid'; readonly expiresOn: CalendarDate }
  | { readonly state: 'expired'; readonly expiredOn: CalendarDate }
  /** none, or one that is dated in the future */
  | { readonly state: 'missing' }
  /** the examination was passed too long before the assessment */
  | { readonly state: 'certificate-too-old'; readonly earliest: CalendarDate }
  | { readonly state: 'refused-too-often' };

/** What an assessment is worth on a day: CKA one year, CAR three years, its certificate at most three years old when it was given. Throws InvalidCalendarDateError. */
export function assessmentStanding(
  kind: AssessmentKind,
  held: HeldAssessment | undefined,
  today: CalendarDate,
): AssessmentStanding {
  if (!held || compareDates(held.assessedOn, today) > 0) return { state: 'missing' };
  if (held.refusals === '4-or-more') return { state: 'refused-too-often' };
  const earliest = addYears(held.assessedOn, -EXAM_CERTIFICATE_YEARS);
  if (held.route === 'exam-certificate' && !liesWithin(held.examPassedOn, earliest, held.assessedOn))
    return { state: 'certificate-too-old', earliest };
  const expiresOn = assessmentExpiresOn(kind, held.assessedOn);
  return compareDates(today, expiresOn) < 0
    ? { state: 'valid', expiresOn }
    : { state: 'expired', expiredOn: expiresOn };
}

const liesWithin = (date: CalendarDate | undefined, from: CalendarDate, to: CalendarDate): boolean =>
  date !== undefined && compareDates(date, from) >= 0 && compareDates(date, to) <= 0;
