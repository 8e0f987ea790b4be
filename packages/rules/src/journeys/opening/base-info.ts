import * as z from 'zod/mini';
import { isMinor } from '../../age/age.ts';
import { checkTaxResidencies, taxResidency } from '../../crs/crs.ts';
import { documentTypes, genders } from '../../enumerations.ts';
import { country, date, oneOf, optionalText, text } from '../../field-shapes.ts';
import { type Issue, issue } from '../../issue.ts';
import { defineStep, type Half } from '../../journey.ts';
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
    .check(z.minLength(1, 'select-country'), z.maxLength(5, 'too-many')),
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
    ...(isWholeDate(answers.dateOfBirth) && answers.dateOfBirth > today
      ? [issue('dateOfBirth', 'date-in-future')]
      : []),
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
    return isWholeDate(answers.dateOfBirth) && answers.dateOfBirth <= today && isMinor(answers.dateOfBirth, today)
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

const isWholeDate = (text: string | undefined): text is string => /^\d{4}-\d{2}-\d{2}$/.test(text ?? '');
