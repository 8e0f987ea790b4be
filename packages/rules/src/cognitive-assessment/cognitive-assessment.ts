import { addYears, type CalendarDate, compareDates, isCalendarDate } from '../calendar-date.ts';
import type { CognitiveAssessment } from '../enumerations.ts';
import { type Issue, issue } from '../issue.ts';

/** The certificate of the SGX module counts this long after its pass date (MAS SFA 04-N12; domain handbook 4). */
export const EXAM_CERTIFICATE_YEARS = 3;
/** How long an outcome holds: CAR for listed, CKA for unlisted specified investment products (MAS SFA 04-N12, FAA-N16; domain handbook 4). */
export const ASSESSMENT_YEARS = { car: 3, cka: 1 } as const;

/** `car`: customer account review, for listed products. `cka`: customer knowledge assessment, for unlisted ones. */
export type AssessmentKind = keyof typeof ASSESSMENT_YEARS;

/** Documents are ids of uploads. */
export type AssessmentAnswers = {
  readonly cognitiveAssessment?: readonly CognitiveAssessment[] | undefined;
  readonly examCertificate?: string | undefined;
  readonly examPassedOn?: string | undefined;
  readonly workExperienceProof?: string | undefined;
  /** the declaration of no prior refusal */
  readonly noPriorRefusal?: boolean | undefined;
};

/**
 * RULE-14: at least one option (`cognitive-assessment-required`, MSG-11) and its proof: `upload-exam-certificate` (MSG-12) with its pass date,
 * `upload-work-experience` (MSG-13); with any of them the declaration of no prior refusal (`must-agree`, MSG-02). "None of these" stands alone: the
 * opening goes on, and the journeys of options, futures and CFDs ask for an assessment of their own (`assessment-none` there).
 */
export function checkCognitiveAssessment(answers: AssessmentAnswers, today: CalendarDate): readonly Issue[] {
  const chosen = answers.cognitiveAssessment ?? [];
  if (chosen.length === 0) return [issue('cognitiveAssessment', 'cognitive-assessment-required')];
  if (chosen.includes('none')) return chosen.length > 1 ? [issue('cognitiveAssessment', 'none-stands-alone')] : [];
  return [
    ...(chosen.includes('work-experience') && !answers.workExperienceProof
      ? [issue('workExperienceProof', 'upload-work-experience')]
      : []),
    ...(chosen.includes('exam-certificate') ? checkExam(answers, today) : []),
    ...(answers.noPriorRefusal ? [] : [issue('noPriorRefusal', 'must-agree')]),
  ];
}

/** The first day on which an assessment no longer counts: its anniversary. Throws InvalidCalendarDateError. */
export const assessmentExpiresOn = (kind: AssessmentKind, assessedOn: CalendarDate): CalendarDate =>
  addYears(assessedOn, ASSESSMENT_YEARS[kind]);

function checkExam({ examCertificate, examPassedOn }: AssessmentAnswers, today: CalendarDate): readonly Issue[] {
  return [
    ...(examCertificate ? [] : [issue('examCertificate', 'upload-exam-certificate')]),
    ...checkPassDate(examPassedOn, today),
  ];
}

function checkPassDate(passedOn: string | undefined, today: CalendarDate): readonly Issue[] {
  if (!isCalendarDate(passedOn)) return [issue('examPassedOn', 'date-incomplete')];
  if (compareDates(passedOn, today) > 0) return [issue('examPassedOn', 'date-in-future')];
  const earliest = addYears(today, -EXAM_CERTIFICATE_YEARS);
  return compareDates(passedOn, earliest) < 0
    ? [issue('examPassedOn', 'exam-certificate-too-old', { years: EXAM_CERTIFICATE_YEARS, date: earliest })]
    : [];
}
