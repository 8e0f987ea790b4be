import { issue } from '@quayside/rules/issue';
import { expect, test } from 'vitest';
import { lineIds, lineOf, needsField } from './lines.ts';

const answered = {
  name: 'Tan Mei Ling',
  citizenship: 'MY',
  permanentAddress: { country: 'MY' },
  foreignTaxNumber: 'IG115002000',
  dateOfBirth: '1990-01-01',
};
const asked = (values: object, issues: Parameters<typeof needsField>[2] = []) =>
  lineIds.filter((line) => needsField(line, { ...values }, issues));

test('shows prefilled lines as text and allows empty lines 4 and 5', () => {
  expect(asked(answered)).toEqual([]);
});

test('shows an input for each line that earlier answers do not fill in', () => {
  expect(asked({})).toEqual(['name', 'citizenship', 'permanentAddress', 'taxNumber', 'dateOfBirth']);
  expect(asked({ ...answered, foreignTaxNumber: '' })).toEqual(['taxNumber']);
  expect(asked({ ...answered, foreignTaxNumber: undefined, taxNumberNotRequired: true })).toEqual([]);
});

test('shows an input again for an incorrect answer, in the same line', () => {
  expect(asked(answered, [issue('permanentAddress.line1', 'address-po-box')])).toEqual(['permanentAddress']);
  expect(asked(answered, [issue('taxNumberExplanation', 'explain-reason')])).toEqual(['taxNumber']);
});

test('finds the line of a field from the URL', () => {
  expect(['taxNumberKind', 'mailingDiffers', 'citizenship', 'treatyBenefits'].map(lineOf)).toEqual([
    'taxNumber',
    'mailingAddress',
    'citizenship',
    undefined,
  ]);
});
