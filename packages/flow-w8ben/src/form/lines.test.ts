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

test('the card shows no field for a filled-in line or an empty line 4 or 5', () => {
  expect(asked(answered)).toEqual([]);
});

test('the card shows a field for each empty line except 4 and 5', () => {
  expect(asked({})).toEqual(['name', 'citizenship', 'permanentAddress', 'taxNumber', 'dateOfBirth']);
  expect(asked({ ...answered, foreignTaxNumber: '' })).toEqual(['taxNumber']);
  expect(asked({ ...answered, foreignTaxNumber: undefined, taxNumberNotRequired: true })).toEqual([]);
});

test('the card shows a field for each line with an issue', () => {
  expect(asked(answered, [issue('permanentAddress.line1', 'address-po-box')])).toEqual(['permanentAddress']);
  expect(asked(answered, [issue('taxNumberExplanation', 'explain-reason')])).toEqual(['taxNumber']);
});

test('findLine returns the line that contains a field', () => {
  expect(['taxNumberKind', 'mailingDiffers', 'citizenship', 'treatyBenefits'].map(findLine)).toEqual([
    'taxNumber',
    'mailingAddress',
    'citizenship',
    undefined,
  ]);
});
