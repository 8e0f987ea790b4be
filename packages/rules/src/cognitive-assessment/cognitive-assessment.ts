import { addYears, type CalendarDate, compareDates, isCalendarDate } from '../calendar-date.ts';
import type { CognitiveAssessment } from '../enumerations.ts';
import { type Issue, issue } from '../issue.ts';

/** Years after the pass date in which the certificate of the SGX module counts (MAS SFA 04-N12; domain handbook 4). */
export const EXAM_CERTIFICATE_YEARS = 3;
/** Years in which an assessment is valid (MAS SFA 04-N12, FAA-N16; domain handbook 4). */
export const ASSESSMENT_YEARS = { car: 3, cka: 1 } as const;

/** `car`: customer account review, for listed specified investment products. `cka`: customer knowledge assessment, for unlisted ones. */
export type AssessmentKind = keyof typeof ASSESSMENT_YEARS;

/** Facts for the check: the Singapore date, and the uploaded documents by id. */
export type AssessmentFacts = {
  readonly today: CalendarDate;
  readonly documents: Readonly<Record<string, { readonly kind: string }>>;
};

/** For each assessment: the field with its proof, the kind of document, and the issue code if it is missing. */
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

/** Answers about the assessment. Proofs are ids of uploaded documents. */
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
 * RULE-14: checks that at least one option is chosen (`cognitive-assessment-required`, MSG-11) and that each has its proof:
 * - `upload-document` (MSG-04) for a diploma or a professional qualification
 * - `upload-work-experience` (MSG-13) for work experience
 * - `upload-exam-certificate` (MSG-12) for the certificate, which also needs its pass date
 *
 * Any of them also needs the declaration of no prior refusal (`must-agree`, MSG-02). "None of these" excludes other options (`none-is-exclusive`). The opening
 * continues with it; the journeys for options, futures and CFDs then require an assessment (`assessment-none` there).
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

/** A server may receive ids that are not in the list. The schema reports them. */
const isProved = (one: CognitiveAssessment): one is keyof typeof assessmentProofs =>
  Object.hasOwn(assessmentProofs, one);

/** Returns the first day on which an assessment is no longer valid: an anniversary of `assessedOn`. Throws InvalidCalendarDateError. */
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
