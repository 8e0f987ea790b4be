import { adviseOnReadNationality, checkAgainstDocument } from '@quayside/rules/document-match';
import { genders, identityDocumentTypes } from '@quayside/rules/enumerations';
import { checkDateOfBirth, checkHolderAge, type HolderRole, isMinor } from '@quayside/rules/internals/age';
import { applicableTaxResidencies, checkTaxResidencies, taxResidency } from '@quayside/rules/internals/crs';
import { getDocumentOwner, updateDocumentOwner } from '@quayside/rules/internals/document-owner';
import { country, date, oneOf, optionalText, text } from '@quayside/rules/internals/field-shapes';
import { lazyObject } from '@quayside/rules/internals/lazy-object';
import { checkLatinName, checkName } from '@quayside/rules/internals/name/check-name';
import {
  getAllReadings,
  getDocumentReading,
  toReadIdentity,
  updateFromReading,
} from '@quayside/rules/internals/read-identity';
import { unservedReasons } from '@quayside/rules/internals/served-countries';
import { adviseOnCitizenship } from '@quayside/rules/internals/us-indicia';
import { getUsPersonReasonsOfStep } from '@quayside/rules/internals/us-person';
import { type Issue, isError, issue } from '@quayside/rules/issue';
import {
  type DeepPartial,
  defineStep,
  type Facts,
  type Ineligibility,
  type JourneyContext,
} from '@quayside/rules/journey';
import { MOST_TAX_RESIDENCIES } from '@quayside/rules/limits';
import { checkDocumentNumber } from '@quayside/rules/national-id';
import { type CalendarDate, isCalendarDate } from '@quayside/values/calendar-date';
import { longestName, normaliseName } from '@quayside/values/internals/name';
import { normaliseCode } from '@quayside/values/internals/numbers';
import * as z from 'zod/mini';
import { isDocumentTypeOffered, isManualEntry } from '../identity/identification.ts';
import { hasLatinName } from '../identity/latin-name.ts';
import { checkOtherPerson } from '../identity/other-person.ts';

const schema = lazyObject(() => ({
  nationality: country(),
  citizenship: country(),
  documentType: oneOf(identityDocumentTypes, 'select-document-type'),
  documentNumber: text('enter-field', 30, normaliseCode),
  fullName: text('full-name-required', longestName, normaliseName),
  pinyinName: optionalText(longestName, normaliseName),
  nameOnId: text('name-required', longestName, normaliseName),
  dateOfBirth: date(),
  gender: oneOf(genders),
  taxResidencies: z
    .array(taxResidency, 'select-country')
    .check(z.minLength(1, 'select-country'), z.maxLength(MOST_TAX_RESIDENCIES, 'too-many')),
}));

/** Complete answers of the step `base-info`. Dates are `YYYY-MM-DD`, countries are ISO 3166-1 alpha-2 codes. */
export type BaseInfo = z.output<typeof schema>;

/** Step that asks for identity and tax residencies. Only a minor with a guardian may be under age. */
export const baseInfoStep = defineStep({
  id: 'base-info',
  requirement: 'identity-details',
  when: isManualEntry,
  schema,
  sensitive: ['documentNumber', 'taxResidencies.*.number'],
  check: (answers, { answers: all, today, facts }) => [
    ...documentIssues(answers, facts),
    ...checkOtherPerson('documentNumber', answers.documentNumber, facts),
    ...(answers.fullName ? checkLatinName('fullName', answers.fullName) : []),
    ...(answers.pinyinName ? checkLatinName('pinyinName', answers.pinyinName) : []),
    ...(answers.nameOnId ? checkName('nameOnId', answers.nameOnId) : []),
    ...dateOfBirthIssues(answers.dateOfBirth, roleOf(facts), today),
    ...checkTaxResidencies('taxResidencies', answers.taxResidencies ?? []),
    ...checkAgainstDocument(answers, getDocumentReading(all, facts.documents)),
    ...adviseOnReadNationality('nationality', answers.nationality, getDocumentReading(all, facts.documents)),
    ...adviseOnCitizenship('nationality', answers.nationality),
    ...adviseOnCitizenship('citizenship', answers.citizenship),
  ],
  pickApplicable: (answers) =>
    answers.taxResidencies ? { ...answers, taxResidencies: applicableTaxResidencies(answers.taxResidencies) } : answers,
  // the name on the document then copies the full name
  getPendingFields: ({ documentType, fullName, nameOnId }) =>
    hasLatinName(documentType) && !fullName && !nameOnId ? ['nameOnId'] : [],
  ineligible: (answers, context) => getPersonIneligibility(answers, context),
  getInitialAnswers: ({ answers, facts }) => ({
    ...getDocumentOwner(answers),
    ...toReadIdentity(getDocumentReading(answers, facts.documents)),
  }),
  syncAnswers: (answers, before, after, documents = {}) => {
    const owned = withoutNumberOfOtherType(
      updateDocumentOwner(answers, before['submit-photo'], after['submit-photo']),
      answers,
    );
    const earlier = [...getAllReadings(documents), getDocumentReading(before, documents)];
    const followed = updateFromReading(owned, earlier, getDocumentReading(after, documents));
    return answers.citizenship && answers.citizenship === answers.nationality
      ? { ...followed, citizenship: followed.nationality }
      : followed;
  },
});

/** Returns why the customer cannot open an account because of their identity, or undefined if they can. Accepts typed answers and those of the digital ID. */
export function getPersonIneligibility(
  answers: DeepPartial<BaseInfo>,
  { today, facts }: Pick<JourneyContext, 'today' | 'facts'>,
): Ineligibility | undefined {
  const tax = answers.taxResidencies ?? [];
  const { nationality, citizenship, dateOfBirth } = answers;
  const citizenships = [nationality, citizenship];
  const taxCountries = tax.map((row) => row.country);
  if (getUsPersonReasonsOfStep(answers).length > 0) return 'us-person';
  if (unservedReasons({ citizenships, residence: undefined, taxCountries }, today).length > 0)
    return 'country-not-served';
  if (roleOf(facts) === 'joint-minor') return undefined;
  return isCalendarDate(dateOfBirth) && dateOfBirth <= today && isMinor(dateOfBirth, today) ? 'under-age' : undefined;
}

/** Returns the answers without the document number if it belongs to the previous type of document. */
const withoutNumberOfOtherType = (now: DeepPartial<BaseInfo>, before: DeepPartial<BaseInfo>): DeepPartial<BaseInfo> =>
  before.documentType && now.documentType !== before.documentType ? { ...now, documentNumber: '' } : now;

const roleOf = ({ holder }: Facts): HolderRole => holder?.role ?? 'sole';

/** Returns an issue if the date of birth is impossible or, for a minor, if the age does not fit. For other holders, `getPersonIneligibility` checks the age. */
function dateOfBirthIssues(dateOfBirth: string | undefined, role: HolderRole, today: CalendarDate): readonly Issue[] {
  if (!isCalendarDate(dateOfBirth)) return [];
  const impossible = checkDateOfBirth('dateOfBirth', dateOfBirth, today);
  if (role !== 'joint-minor' || impossible.some(isError)) return impossible;
  return checkHolderAge('dateOfBirth', dateOfBirth, today, role);
}

function documentIssues(
  { documentType, documentNumber, nationality, dateOfBirth, gender }: DeepPartial<BaseInfo>,
  facts: Facts,
): readonly Issue[] {
  if (documentType && !isDocumentTypeOffered(documentType, facts, nationality))
    return [issue('documentType', 'select-document-type')];
  if (!documentType || !documentNumber) return [];
  return checkDocumentNumber('documentNumber', documentType, documentNumber, {
    country: nationality,
    dateOfBirth,
    gender,
  });
}
