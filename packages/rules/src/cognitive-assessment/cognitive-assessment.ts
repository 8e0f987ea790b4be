import { addYears, type CalendarDate, compareDates, isCalendarDate } from '../calendar-date.ts';
import type { CognitiveAssessment } from '../enumerations.ts';
import { type Issue, issue } from '../issue.ts';

/** The certificate of the SGX module counts this long after its pass date (MAS SFA 04-N12; domain handbook 4). */
export const EXAM_CERTIFICATE_YEARS = 3;
/** How long an outcome holds: CAR for listed, CKA for unlisted specified investment products (MAS SFA 04-N12, FAA-N16; domain handbook 4). */
export const ASSESSMENT_YEARS = { car: 3, cka: 1 } as const;

/** `car`: customer account review, for listed products. `cka`: customer knowledge assessment, for unlisted ones. */
export type AssessmentKind = keyof typeof ASSESSMENT_YEARS;

/** Facts for the check: the Singapore date, and the uploads by id with their kinds. */
export type AssessmentFacts = {
  readonly today: CalendarDate;
  readonly documents: Readonly<Record<string, { readonly kind: string }>>;
};

/** The kind of upload that proves each assessment. */
export const assessmentProofs = {
  diploma: { field: 'diplomaProof', kind: 'diploma', code: 'upload-document' },
  'professional-qualification': {
    field: 'qualificationProof',
    kind: 'professional-qualification',
    code: 'upload-document',
  },
  'work-experience': { field: 'workExperienceProof', kind: 'work-experience', code: 'upload-work-experience' },
  'exam-certificate': { field: 'examCertificate', kind: 'exam-certificate', code: 'upload-exam-certificate' },
} as const satisfies Record<Exclude<CognitiveAssessment, 'none'>, { field: string; kind: string; code: string }>;

/** Answers of the assessment. Documents are ids of uploads. */
export type AssessmentAnswers = {
  readonly cognitiveAssessment?: readonly CognitiveAssessment[] | undefined;
  readonly examCertificate?: string | undefined;
  readonly examPassedOn?: string | undefined;
  readonly diplomaProof?: string | undefined;
  readonly qualificationProof?: string | undefined;
  readonly workExperienceProof?: string | undefined;
  /** the declaration of no prior refusal */
  readonly noPriorRefusal?: boolean | undefined;
};

/**
 * RULE-14: at least one option (`cognitive-assessment-required`, MSG-11) and the proof of each: `upload-document` (MSG-04) for a diploma and
 * for a professional qualification, `upload-work-experience` (MSG-13), `upload-exam-certificate` (MSG-12) with its pass date; with any of them the declaration of no prior refusal (`must-agree`, MSG-02). "None of these" stands alone: the
 * opening goes on, and the journeys of options, futures and CFDs ask for an assessment of their own (`assessment-none` there).
 */
export function checkCognitiveAssessment(
  answers: AssessmentAnswers,
  { today, documents }: AssessmentFacts,
): readonly Issue[] {
  const chosen = answers.cognitiveAssessment ?? [];
  if (chosen.length === 0) return [issue('cognitiveAssessment', 'cognitive-assessment-required')];
  if (chosen.includes('none')) return chosen.length > 1 ? [issue('cognitiveAssessment', 'none-stands-alone')] : [];
  const unproved = chosen.filter(isProved).flatMap((one) => {
    const { field, kind, code } = assessmentProofs[one];
    return documents[answers[field] ?? '']?.kind === kind ? [] : [issue(field, code)];
  });
  return [
    ...unproved,
    ...(chosen.includes('exam-certificate') ? checkPassDate(answers.examPassedOn, today) : []),
    ...(answers.noPriorRefusal ? [] : [issue('noPriorRefusal', 'must-agree')]),
  ];
}

/** A server also judges words that no app of ours has sent; the schema names them. */
const isProved = (one: CognitiveAssessment): one is keyof typeof assessmentProofs =>
  Object.hasOwn(assessmentProofs, one);

/** The first day on which an assessment no longer counts: its anniversary. Throws InvalidCalendarDateError. */
export const assessmentExpiresOn = (kind: AssessmentKind, assessedOn: CalendarDate): CalendarDate =>
  addYears(assessedOn, ASSESSMENT_YEARS[kind]);

function checkPassDate(passedOn: string | undefined, today: CalendarDate): readonly Issue[] {
  if (!isCalendarDate(passedOn)) return [issue('examPassedOn', 'date-incomplete')];
  if (compareDates(passedOn, today) > 0) return [issue('examPassedOn', 'date-in-future')];
  const earliest = addYears(today, -EXAM_CERTIFICATE_YEARS);
  return compareDates(passedOn, earliest) < 0
    ? [issue('examPassedOn', 'exam-certificate-too-old', { years: EXAM_CERTIFICATE_YEARS, date: earliest })]
    : [];
}
