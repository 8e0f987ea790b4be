import { addDays } from '@quayside/values/calendar-date';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { AssessmentKind } from '../cognitive-assessment/cognitive-assessment.ts';
import { type CurrentAssessment, getAssessmentStatus } from './assessment-validity.ts';

const held = (assessedOn: string, change: Partial<CurrentAssessment> = {}): CurrentAssessment => ({
  route: 'diploma',
  assessedOn,
  refusals: 'none',
  ...change,
});
const exam = (assessedOn: string, examPassedOn?: string) =>
  held(assessedOn, { route: 'exam-certificate', examPassedOn });

describe('validity of an assessment', () => {
  test.each<[AssessmentKind, string, string]>([
    ['cka', '2026-11-21', '2027-11-21'],
    ['car', '2026-11-21', '2029-11-21'],
    ['cka', '2027-01-31', '2028-01-31'],
    ['cka', '2026-12-31', '2027-12-31'],
    ['cka', '2028-02-29', '2029-02-28'],
    ['car', '2028-02-29', '2031-02-28'],
    ['cka', '2027-02-28', '2028-02-28'],
    ['car', '2025-02-28', '2028-02-28'],
    ['cka', '2027-03-01', '2028-03-01'],
  ])('RULE-14 a %s of %s is valid until the day before %s', (kind, assessedOn, expiresOn) => {
    const on = (today: string) => getAssessmentStatus(kind, held(assessedOn), today);
    expect(on(assessedOn)).toEqual({ state: 'valid', expiresOn });
    expect(on(addDays(expiresOn, -1))).toEqual({ state: 'valid', expiresOn });
    expect(on(expiresOn)).toEqual({ state: 'expired', expiredOn: expiresOn });
  });

  test('treats a missing assessment and one in the future as missing', () => {
    expect(getAssessmentStatus('car', undefined, '2026-11-21')).toEqual({ state: 'missing' });
    expect(getAssessmentStatus('car', held('2026-11-22'), '2026-11-21')).toEqual({ state: 'missing' });
  });

  test('RULE-14 an expired assessment does not become valid again', () =>
    fc.assert(
      fc.property(
        fc.constantFrom<AssessmentKind>('car', 'cka'),
        fc.integer({ min: 0, max: 2000 }),
        fc.integer({ min: 0, max: 2000 }),
        (kind, days, more) => {
          const on = (count: number) =>
            getAssessmentStatus(kind, held('2026-02-28'), addDays('2026-02-28', count)).state;
          return on(days) === 'valid' || on(days + more) === 'expired';
        },
      ),
    ));
});

describe('RULE-14 basis of an assessment', () => {
  test.each<[string, string | undefined, string]>([
    ['2026-11-21', '2023-11-21', 'valid'],
    ['2026-11-21', '2023-11-20', 'certificate-too-old'],
    ['2026-11-21', '2026-11-21', 'valid'],
    ['2026-11-21', '2026-11-22', 'certificate-too-old'],
    ['2026-11-21', undefined, 'certificate-too-old'],
    ['2027-02-28', '2024-02-29', 'valid'],
    ['2027-02-28', '2024-02-28', 'valid'],
    ['2027-02-28', '2024-02-27', 'certificate-too-old'],
    ['2028-02-29', '2025-02-28', 'valid'],
    ['2028-02-29', '2025-02-27', 'certificate-too-old'],
    ['2027-03-31', '2024-03-31', 'valid'],
    ['2027-03-31', '2024-03-30', 'certificate-too-old'],
  ])('an assessment of %s with an examination of %s is %s', (assessedOn, passedOn, state) =>
    expect(getAssessmentStatus('car', exam(assessedOn, passedOn), assessedOn).state).toBe(state),
  );

  test('checks the age of the exam certificate on the day of the assessment', () =>
    expect(getAssessmentStatus('car', exam('2026-11-21', '2023-11-21'), '2029-11-20').state).toBe('valid'));

  test.each([
    ['none', 'valid'],
    ['1-to-3', 'valid'],
    ['4-or-more', 'refused-too-often'],
  ] as const)('an assessment with the earlier refusals %s is %s', (refusals, state) =>
    expect(getAssessmentStatus('cka', held('2026-11-21', { refusals }), '2026-11-21').state).toBe(state),
  );
});
