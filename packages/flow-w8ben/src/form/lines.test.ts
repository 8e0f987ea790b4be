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

test('a line that earlier answers fill in is read, not asked; lines 4 and 5 may stay empty', () => {
  expect(asked(answered)).toEqual([]);
});

test('what no earlier answer gives is asked', () => {
  expect(asked({})).toEqual(['name', 'citizenship', 'permanentAddress', 'taxNumber', 'dateOfBirth']);
  expect(asked({ ...answered, foreignTaxNumber: '' })).toEqual(['taxNumber']);
  expect(asked({ ...answered, foreignTaxNumber: undefined, taxNumberNotRequired: true })).toEqual([]);
});

test('a wrong answer is asked again, in its own line', () => {
  expect(asked(answered, [issue('permanentAddress.line1', 'address-po-box')])).toEqual(['permanentAddress']);
  expect(asked(answered, [issue('taxNumberExplanation', 'explain-reason')])).toEqual(['taxNumber']);
});

test('an address finds the line of a field', () => {
  expect(['taxNumberKind', 'mailingDiffers', 'citizenship', 'treatyBenefits'].map(lineOf)).toEqual([
    'taxNumber',
    'mailingAddress',
    'citizenship',
    undefined,
  ]);
});
