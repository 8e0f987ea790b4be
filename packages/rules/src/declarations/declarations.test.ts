import { describe, expect, test } from 'vitest';
import { checkDeclarations, type Declarations, declarationReviews, lacksEmployerConsent } from './declarations.ts';

const codes = (declarations: Declarations) =>
  checkDeclarations(declarations).map(({ path, code }) => `${path} ${code}`);
const pep = { regulatedEmployee: 'no', pep: 'yes', pepRelation: 'family', pepPosition: 'Ambassador' } as const;

describe('declarations', () => {
  test('RULE-15 requires answers to both questions', () =>
    expect(codes({})).toEqual(['regulatedEmployee answer-required', 'pep answer-required']));

  test('requires no review after two negative answers', () => {
    expect(codes({ regulatedEmployee: 'no', pep: 'no' })).toEqual([]);
    expect(declarationReviews({ regulatedEmployee: 'no', pep: 'no' })).toEqual([]);
  });

  test('RULE-15 requires licence number, consent and review for a regulated employee', () => {
    const employee = { regulatedEmployee: 'yes', pep: 'no' } as const;
    const consent = { employerConsent: 'yes', employerConsentLetter: 'letter' } as const;
    expect(codes(employee)).toEqual(['licenceNumber licence-number-required', 'employerConsent answer-required']);
    expect(codes({ ...employee, ...consent, licenceNumber: ' ' })).toEqual(['licenceNumber licence-number-required']);
    expect(codes({ ...employee, licenceNumber: 'CMS100000', employerConsent: 'yes' }), 'MSG-04').toEqual([
      'employerConsentLetter upload-document',
    ]);
    expect(codes({ ...employee, ...consent, licenceNumber: 'CMS100000' })).toEqual([]);
    expect(lacksEmployerConsent({ ...employee, employerConsent: 'no' })).toBe(true);
    expect(lacksEmployerConsent({ ...employee, ...consent })).toBe(false);
    expect(declarationReviews({ regulatedEmployee: 'yes', pep: 'no' })).toEqual(['regulated-employee']);
  });

  test('requires details and a review for a politically exposed person', () => {
    expect(codes(pep)).toEqual([]);
    expect(codes({ ...pep, pepRelation: undefined })).toEqual(['pepRelation select-field']);
    expect(codes({ ...pep, pepPosition: '' })).toEqual(['pepPosition enter-field']);
    expect(declarationReviews(pep)).toEqual(['pep']);
    expect(declarationReviews({ ...pep, regulatedEmployee: 'yes' })).toEqual(['regulated-employee', 'pep']);
  });
});
