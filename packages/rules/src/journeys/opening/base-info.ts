import * as z from 'zod/mini';
import { checkBirthDate, isMinor } from '../../age/age.ts';
import { isCalendarDate } from '../../calendar-date.ts';
import { checkTaxResidencies, taxResidency } from '../../crs/crs.ts';
import { documentTypes, genders } from '../../enumerations.ts';
import { country, date, oneOf, optionalText, text } from '../../field-shapes.ts';
import type { Issue } from '../../issue.ts';
import { defineStep, type Half } from '../../journey.ts';
import { MOST_TAX_RESIDENCIES } from '../../limits/limits.ts';
import { checkLatinName, checkName } from '../../name/name.ts';
import { checkDocumentNumber } from '../../national-id/national-id.ts';
import { isUsPerson } from '../../us-person/us-person.ts';

const schema = z.object({
  nationality: country(),
  citizenship: country(),
  documentType: oneOf(documentTypes, 'select-document-type'),
  documentNumber: text('enter-field', 30),
  fullName: text('full-name-required', 66),
  pinyinName: optionalText(66),
  nameOnId: text('enter-field', 66),
  dateOfBirth: date(),
  gender: oneOf(genders),
  taxResidencies: z
    .array(taxResidency, 'select-country')
    .check(z.minLength(1, 'select-country'), z.maxLength(MOST_TAX_RESIDENCIES, 'too-many')),
});

export type BaseInfo = z.output<typeof schema>;

/** Who the customer is, and where they are tax resident. */
export const baseInfo = defineStep({
  id: 'base-info',
  group: 'identity',
  requirement: 'identity-details',
  schema,
  sensitive: ['documentNumber', 'taxResidencies.*.number'],
  check: (answers, { today }) => [
    ...documentIssues(answers),
    ...(answers.fullName ? checkLatinName('fullName', answers.fullName) : []),
    ...(answers.pinyinName ? checkLatinName('pinyinName', answers.pinyinName) : []),
    ...(answers.nameOnId ? checkName('nameOnId', answers.nameOnId) : []),
    ...(isCalendarDate(answers.dateOfBirth) ? checkBirthDate('dateOfBirth', answers.dateOfBirth, today) : []),
    ...checkTaxResidencies('taxResidencies', answers.taxResidencies ?? []),
  ],
  ineligible: (answers, { today }) => {
    const tax = answers.taxResidencies ?? [];
    if (
      isUsPerson({
        citizenships: [answers.nationality, answers.citizenship],
        addressCountries: [],
        taxCountries: tax.map((row) => row.country),
        taxNumbers: tax.map((row) => row),
      })
    )
      return 'us-person';
    return isCalendarDate(answers.dateOfBirth) && answers.dateOfBirth <= today && isMinor(answers.dateOfBirth, today)
      ? 'under-age'
      : undefined;
  },
});

function documentIssues({
  documentType,
  documentNumber,
  nationality,
  dateOfBirth,
  gender,
}: Half<BaseInfo>): readonly Issue[] {
  if (!documentType || !documentNumber) return [];
  return checkDocumentNumber('documentNumber', documentType, documentNumber, {
    country: nationality,
    dateOfBirth,
    gender,
  });
}
