import { describe, expect, test } from 'vitest';
import { checkDeclarations, type Declarations, declarationReviews } from './declarations.ts';

const codes = (declarations: Declarations) =>
  checkDeclarations(declarations).map(({ path, code }) => `${path} ${code}`);
const pep = { regulatedEmployee: 'no', pep: 'yes', pepRelation: 'family', pepPosition: 'Ambassador' } as const;

describe('RULE-15 declarations', () => {
  test('both questions are asked', () =>
    expect(codes({})).toEqual(['regulatedEmployee select-field', 'pep select-field']));

  test('two times no is complete and needs no review', () => {
    expect(codes({ regulatedEmployee: 'no', pep: 'no' })).toEqual([]);
    expect(declarationReviews({ regulatedEmployee: 'no', pep: 'no' })).toEqual([]);
  });

  test('an employee of an MAS-regulated company gives the licence number and is reviewed', () => {
    expect(codes({ regulatedEmployee: 'yes', pep: 'no' })).toEqual(['licenceNumber licence-number-required']);
    expect(codes({ regulatedEmployee: 'yes', licenceNumber: ' ', pep: 'no' })).toEqual([
      'licenceNumber licence-number-required',
    ]);
    expect(codes({ regulatedEmployee: 'yes', licenceNumber: 'CMS100000', pep: 'no' })).toEqual([]);
    expect(declarationReviews({ regulatedEmployee: 'yes', pep: 'no' })).toEqual(['regulated-employee']);
  });

  test('a politically exposed person says how, and is reviewed', () => {
    expect(codes(pep)).toEqual([]);
    expect(codes({ ...pep, pepRelation: undefined })).toEqual(['pepRelation select-field']);
    expect(codes({ ...pep, pepPosition: '' })).toEqual(['pepPosition enter-field']);
    expect(declarationReviews(pep)).toEqual(['pep']);
    expect(declarationReviews({ ...pep, regulatedEmployee: 'yes' })).toEqual(['regulated-employee', 'pep']);
  });
});
