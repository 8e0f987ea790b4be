import { issue } from '@quayside/rules/issue';
import { expect, test } from 'vitest';
import { findLine, lineIds, needsField } from './lines.ts';

const answered = {
  name: 'Tan Mei Ling',
  citizenship: 'MY',
  permanentAddress: { country: 'MY' },
  foreignTaxNumber: 'IG115002000',
  dateOfBirth: '1990-01-01',
};
const asked = (values: object, issues: Parameters<typeof needsField>[2] = []) =>
  lineIds.filter((line) => needsField(line, { ...values }, issues));

test('a filled-in line, and an empty line 4 or 5, needs no field', () => {
  expect(asked(answered)).toEqual([]);
});

test('each other empty line needs a field', () => {
  expect(asked({})).toEqual(['name', 'citizenship', 'permanentAddress', 'taxNumber', 'dateOfBirth']);
  expect(asked({ ...answered, foreignTaxNumber: '' })).toEqual(['taxNumber']);
  expect(asked({ ...answered, foreignTaxNumber: undefined, taxNumberNotRequired: true })).toEqual([]);
});

test('a line with an issue needs a field', () => {
  expect(asked(answered, [issue('permanentAddress.line1', 'address-po-box')])).toEqual(['permanentAddress']);
  expect(asked(answered, [issue('taxNumberExplanation', 'explain-reason')])).toEqual(['taxNumber']);
});

test('lineOf returns the line of a field in the URL', () => {
  expect(['taxNumberKind', 'mailingDiffers', 'citizenship', 'treatyBenefits'].map(findLine)).toEqual([
    'taxNumber',
    'mailingAddress',
    'citizenship',
    undefined,
  ]);
});
