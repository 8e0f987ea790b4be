import { checkAddress, checkPermanentAddress, omitUnusedAddressFields } from '@quayside/rules/internals/address';
import { checkDateOfBirth } from '@quayside/rules/internals/age';
import { omitFields } from '@quayside/rules/internals/applicable-answers';
import { checkName } from '@quayside/rules/internals/name/check-name';
import { checkTreatyClaim, mayClaimTreaty, type TreatyClaimant } from '@quayside/rules/internals/treaty';
import { adviseOnCitizenship, adviseOnUsAddress } from '@quayside/rules/internals/us-indicia';
import { getUsPersonReasonsOfStep } from '@quayside/rules/internals/us-person';
import { type Issue, issue } from '@quayside/rules/issue';
import { type DeepPartial, defineStep, type Facts, type StepAnswers } from '@quayside/rules/journey';
import { checkTaxNumber } from '@quayside/rules/tax-number';
import { type CalendarDate, isCalendarDate } from '@quayside/values/calendar-date';
import { sameName } from '@quayside/values/internals/name';
import { type W8benForm, type W8benLines, w8benFormSchema } from '../lines/form-schema.ts';
import type { ReadKnownFacts, W8benKnownFacts } from '../lines/known-facts.ts';
import { haveEqualFields, line6Fields } from '../lines/line-fields.ts';
import { updateFormFromFacts } from '../lines/update-form-from-facts.ts';

/**
 * Returns the step with the lines of the form (Rev. October 2021). Refuses US persons (RULE-08). A treaty claim needs a treaty in force today with the country
 * of residence (RULE-09). `known` returns the facts that the form must match, and `prefix` starts the step id. A complete form is skipped (`skipWhenSatisfied`), because
 * the page of the signature shows its lines.
 */
export const createFormStep = (known: ReadKnownFacts, prefix: string) =>
  defineStep({
    id: 'form',
    skipWhenSatisfied: true,
    requirement: 'w8ben',
    schema: w8benFormSchema,
    sensitive: ['usTaxNumber', 'foreignTaxNumber'],
    syncAnswers: (form, before, after) => updateFormFromFacts(form, known(before, {}).lines, known(after, {}).lines),
    check: (form, { answers, facts, today }) => [
      ...(form.name ? checkName('name', form.name) : []),
      ...checkAddress('permanentAddress', form.permanentAddress ?? {}),
      ...checkPermanentAddress('permanentAddress', form.permanentAddress ?? {}),
      ...(form.mailingAddress ? checkAddress('mailingAddress', form.mailingAddress) : []),
      ...taxNumberIssues(form),
      ...refusedAgain(form, facts, `${prefix}form`),
      ...(isCalendarDate(form.dateOfBirth) ? checkDateOfBirth('dateOfBirth', form.dateOfBirth, today) : []),
      ...identityIssues(form, known(answers, facts).lines),
      ...(!form.treatyBenefits && asksTreaty(form, known(answers, facts), today)
        ? [issue('treatyBenefits', 'answer-required')]
        : []),
      ...(form.treatyBenefits === 'yes'
        ? checkTreatyClaim('treatyCountry', form.treatyCountry, getTreatyClaimant(form, known(answers, facts)), today)
        : []),
      ...(form.treatyBenefits === 'yes' && !form.treatyRiskAccepted
        ? [issue('treatyRiskAccepted', 'treaty-risk-required')]
        : []),
      ...adviseOnCitizenship('citizenship', form.citizenship),
      ...adviseOnUsAddress('permanentAddress', form.permanentAddress),
      ...adviseOnUsAddress('mailingAddress', form.mailingAddress),
    ],
    pickApplicable: (form, { answers, facts, today }) => askedLines(form, known(answers, facts), today),
    ineligible: (form) => (getUsPersonReasonsOfStep(form).length > 0 ? 'us-person' : undefined),
  });

/** Returns whether the form asks for line 9: the customer may claim a treaty, or already does. */
const asksTreaty = (form: W8benLines, known: W8benKnownFacts, today: CalendarDate): boolean =>
  form.treatyBenefits === 'yes' || mayClaimTreaty(getTreatyClaimant(form, known), today);

/** Returns the answers without those to questions that are not asked, and without address lines of another country. */
function askedLines(form: DeepPartial<W8benForm>, known: W8benKnownFacts, today: CalendarDate): StepAnswers {
  const { permanentAddress, mailingAddress } = form;
  return omitFields(
    {
      ...form,
      ...(permanentAddress ? { permanentAddress: omitUnusedAddressFields(permanentAddress) } : {}),
      ...(mailingAddress ? { mailingAddress: omitUnusedAddressFields(mailingAddress) } : {}),
    },
    [
      ...(asksTreaty(form, known, today) ? [] : ['treatyBenefits']),
      ...(form.treatyBenefits === 'yes' ? [] : ['treatyCountry', 'treatyRiskAccepted']),
    ],
  );
}

/** Returns the facts that decide a treaty claim: the country of line 3 and the known tax residencies. */
export const getTreatyClaimant = (
  { permanentAddress }: W8benLines,
  { taxCountries }: W8benKnownFacts,
): TreatyClaimant => ({
  residence: permanentAddress?.country,
  taxCountries,
});

/** Returns an issue if line 1 is not the known name, and one if line 8 is not the known date of birth. */
function identityIssues({ name, dateOfBirth }: DeepPartial<W8benForm>, known: W8benLines): readonly Issue[] {
  return [
    ...(name && known.name && !sameName(name, known.name) ? [issue('name', 'differs-from-before')] : []),
    ...(dateOfBirth && known.dateOfBirth && dateOfBirth !== known.dateOfBirth
      ? [issue('dateOfBirth', 'differs-from-before')]
      : []),
  ];
}

/**
 * Returns the issue of line 6, if any. Line 6 needs a valid number (MSG-20), the box "not legally required", or an explanation (MSG-19). A blank explanation
 * means that the customer chose to explain.
 */
function taxNumberIssues(form: DeepPartial<W8benForm>): readonly Issue[] {
  const { foreignTaxNumber, taxNumberNotRequired, taxNumberExplanation, permanentAddress } = form;
  if (foreignTaxNumber?.trim()) {
    if (taxNumberNotRequired) return [issue('taxNumberNotRequired', 'number-or-box-not-both')];
    return permanentAddress?.country
      ? checkTaxNumber('foreignTaxNumber', permanentAddress.country, foreignTaxNumber)
      : [];
  }
  if (taxNumberNotRequired || taxNumberExplanation?.trim()) return [];
  return taxNumberExplanation === undefined
    ? [issue('foreignTaxNumber', 'enter-field')]
    : [issue('taxNumberExplanation', 'explain-reason')];
}

/** Returns an issue if a reviewer rejected line 6 and the customer has not changed it. */
function refusedAgain(form: DeepPartial<W8benForm>, { refused }: Facts, id: string): readonly Issue[] {
  const { code, answers } = refused?.w8ben ?? {};
  if (code !== 'tax-number' || !haveEqualFields(answers?.[id] ?? {}, form, line6Fields)) return [];
  return [
    issue(form.taxNumberExplanation === undefined ? 'foreignTaxNumber' : 'taxNumberExplanation', 'tax-number-refused'),
  ];
}
