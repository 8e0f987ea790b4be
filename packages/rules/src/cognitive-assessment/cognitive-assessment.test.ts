import { addYears } from '@quayside/values/calendar-date';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cognitiveAssessments } from '../enumerations.ts';
import { type AssessmentAnswers, checkCognitiveAssessment, getAssessmentExpiryDate } from './cognitive-assessment.ts';

const today = '2026-11-20';
const certificate = 'exam-certificate';
const kinds = ['diploma', 'professional-qualification', 'work-experience', 'exam-certificate'];
/** Uploaded documents with their kind as id. */
const documents = Object.fromEntries(kinds.map((kind) => [kind, { kind }]));
const codes = (answers: AssessmentAnswers) =>
  checkCognitiveAssessment(answers, { today, documents }).map(({ path, code }) => `${path} ${code}`);

describe('cognitive assessment', () => {
  test('RULE-14 MSG-11 requires at least one choice', () => {
    expect(codes({})).toEqual(['cognitiveAssessment cognitive-assessment-required']);
    expect(codes({ cognitiveAssessment: [] })).toEqual(['cognitiveAssessment cognitive-assessment-required']);
  });

  test.each(['x', '', 'constructor', '__proto__'])(
    'RULE-14 requires no proof for the word “%s”, which the schema rejects',
    (word) => {
      const cognitiveAssessment = [word] as unknown as AssessmentAnswers['cognitiveAssessment'];
      expect(codes({ cognitiveAssessment, noPriorRefusal: true })).toEqual([]);
    },
  );

  test.each([
    ['MSG-04', 'diploma', 'diplomaProof', 'upload-document'],
    ['MSG-04', 'professional-qualification', 'qualificationProof', 'upload-document'],
    ['MSG-13', 'work-experience', 'workExperienceProof', 'upload-work-experience'],
    ['MSG-12', 'exam-certificate', 'examCertificate', 'upload-exam-certificate'],
  ] as const)('RULE-14 %s requires an upload of the right kind for %s', (_, option, field, code) => {
    const answers = { cognitiveAssessment: [option], noPriorRefusal: true, examPassedOn: today };
    expect(codes(answers)).toEqual([`${field} ${code}`]);
    expect(codes({ ...answers, [field]: option })).toEqual([]);
    const other = option === 'diploma' ? 'exam-certificate' : 'diploma';
    expect(codes({ ...answers, [field]: other }), 'another document').toEqual([`${field} ${code}`]);
    expect(codes({ ...answers, [field]: 'never-uploaded' })).toEqual([`${field} ${code}`]);
    expect(codes({ ...answers, [field]: option, noPriorRefusal: false })).toEqual(['noPriorRefusal must-agree']);
  });

  test('RULE-14 MSG-12 requires the certificate and the pass date of an exam', () => {
    const exam = { cognitiveAssessment: ['exam-certificate'], noPriorRefusal: true } as const;
    expect(codes(exam)).toEqual(['examCertificate upload-exam-certificate', 'examPassedOn date-incomplete']);
    expect(codes({ ...exam, examCertificate: certificate, examPassedOn: today })).toEqual([]);
    expect(codes({ ...exam, examCertificate: certificate, examPassedOn: '2026-11-21' })).toEqual([
      'examPassedOn date-in-future',
    ]);
    expect(codes({ ...exam, examCertificate: certificate, examPassedOn: '2023-11-20' })).toEqual([]);
    expect(codes({ ...exam, examCertificate: certificate, examPassedOn: '2023-11-19' })).toEqual([
      'examPassedOn exam-certificate-too-old',
    ]);
  });

  test('rejects the choice "none" together with an assessment', () => {
    expect(codes({ cognitiveAssessment: ['none'] })).toEqual([]);
    expect(codes({ cognitiveAssessment: ['none', 'diploma'], noPriorRefusal: true })).toEqual([
      'cognitiveAssessment none-is-exclusive',
    ]);
  });

  test('accepts every combination of assessments with all proofs', () => {
    const real = cognitiveAssessments.filter((option) => option !== 'none');
    fc.assert(
      fc.property(fc.subarray(real, { minLength: 1 }), (cognitiveAssessment) => {
        const proofs = {
          examCertificate: certificate,
          examPassedOn: today,
          workExperienceProof: 'work-experience',
          diplomaProof: 'diploma',
          qualificationProof: 'professional-qualification',
          noPriorRefusal: true,
        };
        return codes({ cognitiveAssessment, ...proofs }).length === 0;
      }),
    );
  });
});

describe('validity of an assessment', () => {
  test.each([
    ['car', '2029-11-20'],
    ['cka', '2027-11-20'],
  ] as const)('a %s of 20 November 2026 is valid until the day before %s', (kind, expiresOn) =>
    expect(getAssessmentExpiryDate(kind, today)).toBe(expiresOn),
  );

  test('an assessment of 29 February is valid until 28 February', () =>
    expect(getAssessmentExpiryDate('cka', '2028-02-29')).toBe(addYears('2028-02-29', 1)));
});
