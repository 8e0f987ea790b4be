import { addYears, type CalendarDate, compareDates, isCalendarDate } from '@quayside/values/calendar-date';
import type { CognitiveAssessment } from '../enumerations.ts';
import { type Issue, issue } from '../issue.ts';

/** Number of years after the pass date in which the certificate of the SGX module counts (MAS SFA 04-N12). */
export const EXAM_CERTIFICATE_YEARS = 3;
/** Number of years in which an assessment is valid (MAS SFA 04-N12, FAA-N16). */
export const ASSESSMENT_YEARS = { car: 3, cka: 1 } as const;

/**
 * A kind of assessment. `car` is the customer account review, for listed investment products. `cka` is the customer knowledge assessment, for unlisted ones.
 */
export type AssessmentKind = keyof typeof ASSESSMENT_YEARS;

/** Input of `checkCognitiveAssessment` besides the answers: the date in Singapore, and the uploaded documents by id. */
export type AssessmentFacts = {
  readonly today: CalendarDate;
  readonly documents: Readonly<Record<string, { readonly kind: string }>>;
};

/** Proofs by assessment: the field, the kind of document, and the issue code if the document is missing. */
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

/** Answers about cognitive assessments. Proofs are ids of uploaded documents. */
export type AssessmentAnswers = {
  readonly cognitiveAssessment?: readonly CognitiveAssessment[] | undefined;
  readonly examCertificate?: string | undefined;
  readonly examPassedOn?: string | undefined;
  readonly diplomaProof?: string | undefined;
  readonly qualificationProof?: string | undefined;
  readonly workExperienceProof?: string | undefined;
  /** Whether the customer declares that no institution has refused an assessment before. */
  readonly noPriorRefusal?: boolean | undefined;
};

/**
 * Checks that at least one assessment is chosen (`cognitive-assessment-required`, MSG-11) and that each has its proof (RULE-14):
 * - `upload-document` (MSG-04) for a diploma or a professional qualification
 * - `upload-work-experience` (MSG-13) for work experience
 * - `upload-exam-certificate` (MSG-12) for the certificate, which also needs its pass date
 *
 * An assessment also needs the declaration of no prior refusal (`must-agree`, MSG-02). "None of these" excludes other choices (`none-is-exclusive`). It does
 * not block the opening, but the flows for options, futures and CFDs require an assessment (`assessment-none`).
 */
export function checkCognitiveAssessment(
  answers: AssessmentAnswers,
  { today, documents }: AssessmentFacts,
): readonly Issue[] {
  const chosen = answers.cognitiveAssessment ?? [];
  if (chosen.length === 0) return [issue('cognitiveAssessment', 'cognitive-assessment-required')];
  if (chosen.includes('none')) return chosen.length > 1 ? [issue('cognitiveAssessment', 'none-is-exclusive')] : [];
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

/** Returns whether an id is one of the assessments with a proof. The schema reports unknown ids, which a server may receive. */
const isProved = (one: CognitiveAssessment): one is keyof typeof assessmentProofs =>
  Object.hasOwn(assessmentProofs, one);

/** Returns the first day on which an assessment is not valid, an anniversary of `assessedOn`. Throws InvalidCalendarDateError if the text is not a date. */
export const getAssessmentExpiryDate = (kind: AssessmentKind, assessedOn: CalendarDate): CalendarDate =>
  addYears(assessedOn, ASSESSMENT_YEARS[kind]);

function checkPassDate(passedOn: string | undefined, today: CalendarDate): readonly Issue[] {
  if (!isCalendarDate(passedOn)) return [issue('examPassedOn', 'date-incomplete')];
  if (compareDates(passedOn, today) > 0) return [issue('examPassedOn', 'date-in-future')];
  const earliest = addYears(today, -EXAM_CERTIFICATE_YEARS);
  return compareDates(passedOn, earliest) < 0
    ? [issue('examPassedOn', 'exam-certificate-too-old', { years: EXAM_CERTIFICATE_YEARS, date: earliest })]
    : [];
}
