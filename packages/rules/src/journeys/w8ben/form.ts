import { checkAddress, checkPermanentAddress, ofItsCountry } from '../../address/address.ts';
import { checkBirthDate } from '../../age/age.ts';
import { withoutFields } from '../../asked-answers.ts';
import { type CalendarDate, isCalendarDate } from '../../calendar-date.ts';
import { type Issue, issue } from '../../issue.ts';
import { type DeepPartial, defineStep, type Facts, type StepAnswers } from '../../journey.ts';
import { checkName, sameName } from '../../name/name.ts';
import { checkTaxNumber } from '../../tax-number/tax-number.ts';
import { checkTreatyClaim, mayClaimTreaty, type TreatyClaimant } from '../../treaty/treaty.ts';
import { adviseOnCitizenship, adviseOnUsAddress } from '../../us-indicia/us-indicia.ts';
import { usPersonReasonsIn } from '../../us-person/us-person.ts';
import { followKnown } from './follow-known.ts';
import { schema, type W8benForm, type W8benLines } from './form-schema.ts';
import type { ReadKnown, W8benKnown } from './known.ts';
import { line6, same } from './lines.ts';

/** The form's lines (Rev. October 2021): US persons are refused (RULE-08), a treaty has to exist on the day, with the country of residence (RULE-09). */
export const formStep = (known: ReadKnown, prefix: string) =>
  defineStep({
    id: 'form',
    requirement: 'w8ben',
    schema,
    sensitive: ['usTaxNumber', 'foreignTaxNumber'],
    follows: (form, before, after) => followKnown(form, known(before, {}).lines, known(after, {}).lines),
    check: (form, { answers, facts, today }) => [
      ...(form.name ? checkName('name', form.name) : []),
      ...checkAddress('permanentAddress', form.permanentAddress ?? {}),
      ...checkPermanentAddress('permanentAddress', form.permanentAddress ?? {}),
      ...(form.mailingAddress ? checkAddress('mailingAddress', form.mailingAddress) : []),
      ...taxNumberIssues(form),
      ...refusedAgain(form, facts, `${prefix}form`),
      ...(isCalendarDate(form.dateOfBirth) ? checkBirthDate('dateOfBirth', form.dateOfBirth, today) : []),
      ...identityIssues(form, known(answers, facts).lines),
      ...(!form.treatyBenefits && asksTreaty(form, known(answers, facts), today)
        ? [issue('treatyBenefits', 'answer-required')]
        : []),
      ...(form.treatyBenefits === 'yes'
        ? checkTreatyClaim('treatyCountry', form.treatyCountry, claimantOf(form, known(answers, facts)), today)
        : []),
      ...(form.treatyBenefits === 'yes' && !form.treatyRiskAccepted
        ? [issue('treatyRiskAccepted', 'treaty-risk-required')]
        : []),
      ...adviseOnCitizenship('citizenship', form.citizenship),
      ...adviseOnUsAddress('permanentAddress', form.permanentAddress),
      ...adviseOnUsAddress('mailingAddress', form.mailingAddress),
    ],
    asked: (form, { answers, facts, today }) => askedLines(form, known(answers, facts), today),
    ineligible: (form) => (usPersonReasonsIn(form).length > 0 ? 'us-person' : undefined),
  });

/** Line 9 is asked where a treaty could be claimed, and where it is claimed already: nobody else answers it. */
const asksTreaty = (form: W8benLines, known: W8benKnown, today: CalendarDate): boolean =>
  form.treatyBenefits === 'yes' || mayClaimTreaty(claimantOf(form, known), today);

/** Returns the lines that the form asks for, without address lines of another country. */
function askedLines(form: DeepPartial<W8benForm>, known: W8benKnown, today: CalendarDate): StepAnswers {
  const { permanentAddress, mailingAddress } = form;
  return withoutFields(
    {
      ...form,
      ...(permanentAddress ? { permanentAddress: ofItsCountry(permanentAddress) } : {}),
      ...(mailingAddress ? { mailingAddress: ofItsCountry(mailingAddress) } : {}),
    },
    [
      ...(asksTreaty(form, known, today) ? [] : ['treatyBenefits']),
      ...(form.treatyBenefits === 'yes' ? [] : ['treatyCountry', 'treatyRiskAccepted']),
    ],
  );
}

/** Who claims benefits under a treaty: the form's own line 3 and the tax residences that are known. */
export const claimantOf = ({ permanentAddress }: W8benLines, { taxCountries }: W8benKnown): TreatyClaimant => ({
  residence: permanentAddress?.country,
  taxCountries,
});

/** Line 1 is the account's name, line 8 its holder's birth date (domain handbook 1.2). */
function identityIssues({ name, dateOfBirth }: DeepPartial<W8benForm>, known: W8benLines): readonly Issue[] {
  return [
    ...(name && known.name && !sameName(name, known.name) ? [issue('name', 'differs-from-before')] : []),
    ...(dateOfBirth && known.dateOfBirth && dateOfBirth !== known.dateOfBirth
      ? [issue('dateOfBirth', 'differs-from-before')]
      : []),
  ];
}

/**
 * Line 6a or 6b: a number of the country of line 3 (MSG-20), or the box that none is legally required, or an explanation (MSG-19).
 * An explanation that is there, even empty, says that this was chosen.
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

/** A line 6 that a reviewer sent back: sent again as it was, it would come back again. */
function refusedAgain(form: DeepPartial<W8benForm>, { refused }: Facts, id: string): readonly Issue[] {
  const { code, answers } = refused?.w8ben ?? {};
  if (code !== 'tax-number' || !same(answers?.[id] ?? {}, form, line6)) return [];
  return [
    issue(form.taxNumberExplanation === undefined ? 'foreignTaxNumber' : 'taxNumberExplanation', 'tax-number-refused'),
  ];
}
