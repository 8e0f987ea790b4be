import type { CertificationChange } from '@quayside/rules/internals/certification-change';
import type { W8benFacts } from '@quayside/rules/internals/w8ben-facts';
import { compareDates } from '@quayside/values/calendar-date';
import { sameName } from '@quayside/values/internals/name';
import type { W8benLines } from './form-schema.ts';
import type { ReadKnownFacts } from './known-facts.ts';
import { type FieldName, haveEqualFields, line6Fields, line9Fields, omitFields, pickFields } from './line-fields.ts';

/** Lines of the form that change with each kind of change in the account information. */
const reached: Readonly<Record<CertificationChange, readonly FieldName[]>> = {
  name: ['name'],
  citizenship: ['citizenship'],
  'address-same-country': ['permanentAddress', 'mailingAddress'],
  'address-other-country': ['permanentAddress', 'mailingAddress'],
  'tax-residency': ['permanentAddress', ...line6Fields],
  'tax-number': line6Fields,
  'treaty-status': [],
  'us-indicium': [],
};

/**
 * Returns the facts known in a modification or an update: the lines on file with later changes of the account information. Other lines stay, even if they
 * differ from it. A new country on line 3 removes the old tax number and treaty claim.
 */
export const readFactsOnFile: ReadKnownFacts = (_, { w8ben }) => {
  if (!w8ben) return { lines: {} };
  const account = w8ben.accountNumber ? { accountNumber: w8ben.accountNumber } : {};
  const { taxCountries } = w8ben;
  return { lines: linesNow(w8ben), ...(taxCountries ? { taxCountries } : {}), ...account };
};

function linesNow({ onFile, held }: W8benFacts): W8benLines {
  if (!onFile) return held;
  const { lines, signedOn, changes } = onFile;
  const changed = changes.filter(({ changedOn }) => compareDates(changedOn, signedOn) > 0);
  const fields = changed.flatMap(({ change }) => reached[change]);
  const now = { ...omitFields(lines, fields), ...pickFields(held, fields) };
  if (now.permanentAddress?.country === (lines as W8benLines).permanentAddress?.country) return now;
  return { ...omitFields(now, [...line6Fields, ...line9Fields]), ...pickFields(held, line6Fields) };
}

/** Returns line 9, or an empty object without a claim. So the answer "no" equals a question that was not asked. */
const claimIn = (lines: W8benLines): W8benLines => (lines.treatyBenefits === 'yes' ? lines : {});

/** Returns the kinds of changes between two versions of the form, each at most once. */
export function getFormChanges(before: W8benLines, after: W8benLines): readonly CertificationChange[] {
  const found: CertificationChange[] = [];
  if (!sameName(before.name ?? '', after.name ?? '')) found.push('name');
  if (before.citizenship !== after.citizenship) found.push('citizenship');
  if (before.permanentAddress?.country !== after.permanentAddress?.country) found.push('address-other-country');
  else if (!haveEqualFields(before, after, ['permanentAddress', 'mailingAddress'])) found.push('address-same-country');
  if (!haveEqualFields(before, after, line6Fields)) found.push('tax-number');
  if (!haveEqualFields(claimIn(before), claimIn(after), line9Fields)) found.push('treaty-status');
  return found;
}
