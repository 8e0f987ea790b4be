import { checkAddress } from '@quayside/rules/internals/address';
import { checkDateOfBirth } from '@quayside/rules/internals/age';
import { checkTaxResidencies } from '@quayside/rules/internals/crs';
import { adviseOnEmailDomain } from '@quayside/rules/internals/email-domain';
import { getPartialDateOfBirth, type PersonData } from '@quayside/rules/internals/person-data';
import { checkMobile } from '@quayside/rules/internals/phone';
import { adviseOnCitizenship, adviseOnUsAddress, adviseOnUsPhone } from '@quayside/rules/internals/us-indicia';
import { type Issue, issue } from '@quayside/rules/issue';
import { type DeepPartial, defineStep, type JourneyContext } from '@quayside/rules/journey';
import { isCalendarDate } from '@quayside/values/calendar-date';
import { getDifferenceIssues } from '../contact-info/rule.ts';
import {
  asksCitizenship,
  asksTaxCountries,
  getApplicableAdditional,
  getMissingFields,
  getShowSinpass,
  type PersonField,
  type SinpassAdditional,
  sinpassAdditionalShape,
  toTypedAnswers,
} from '../digital-id/digital-id-answers.ts';
import { getDigitalIdAnswers, getDigitalIdIneligibility, usesDigitalId } from '../digital-id/digital-id-rule.ts';
import { getPersonData } from '../identity/identification.ts';

/** Step that asks for data that the digital ID never contains, such as tax residency, and for data that it lacks for this person. */
export const sinpassAdditionalStep = defineStep({
  id: 'sinpass-additional',
  requirement: 'identity-details',
  when: usesDigitalId,
  schema: sinpassAdditionalShape,
  sensitive: ['taxResidencies.*.number'],
  check: (more, context) => {
    const person = getPersonData(context.facts);
    if (!person) return [];
    const shown = getShowSinpass(context.answers);
    const { base, contact } = toTypedAnswers(person, shown, more);
    return [
      ...getMissingFields(person, shown).flatMap((field) => checkAsked(field, more, person, context)),
      ...(asksCitizenship(person) ? citizenshipIssues(more) : []),
      ...taxIssues(more),
      ...(more.mailingSame === 'no' ? checkAddress('mailingAddress', more.mailingAddress ?? {}) : []),
      ...(base.taxResidencies?.some(({ country }) => country)
        ? getDifferenceIssues(contact, { answers: { 'base-info': base } })
        : []),
      ...adviseOnCitizenship('citizenship', more.citizenship),
      ...adviseOnUsPhone('mobile', more.mobile),
      ...adviseOnUsAddress('residentialAddress', more.residentialAddress),
      ...(more.mailingSame === 'no' ? adviseOnUsAddress('mailingAddress', more.mailingAddress) : []),
    ];
  },
  pickApplicable: (more, context) => {
    const person = getPersonData(context.facts);
    return person ? getApplicableAdditional(more, person, getShowSinpass(context.answers)) : more;
  },
  ineligible: (more, context) => getDigitalIdIneligibility(getShowSinpass(context.answers), more, context),
  resolve: (more, context) => getDigitalIdAnswers(getShowSinpass(context.answers), more, context),
});

function checkAsked(
  field: PersonField,
  more: DeepPartial<SinpassAdditional>,
  person: PersonData,
  { today }: JourneyContext,
): readonly Issue[] {
  if (field === 'nationality') return more.nationality ? [] : [issue(field, 'select-country')];
  if (field === 'gender') return more.gender ? [] : [issue(field, 'select-field')];
  if (field === 'email') return more.email ? adviseOnEmailDomain(field, more.email) : [issue(field, 'enter-field')];
  if (field === 'mobile') return more.mobile ? checkMobile(field, more.mobile) : [issue(field, 'mobile-required')];
  if (field === 'residentialAddress') return checkAddress(field, more.residentialAddress ?? {});
  if (!isCalendarDate(more.dateOfBirth)) return [issue(field, 'date-incomplete')];
  const known = getPartialDateOfBirth(person);
  return known && !more.dateOfBirth.startsWith(known)
    ? [issue(field, 'birth-date-differs', { known })]
    : checkDateOfBirth(field, more.dateOfBirth, today);
}

function citizenshipIssues({ otherCitizenship, citizenship }: DeepPartial<SinpassAdditional>): readonly Issue[] {
  if (!otherCitizenship) return [issue('otherCitizenship', 'select-field')];
  return otherCitizenship === 'yes' && !citizenship ? [issue('citizenship', 'select-country')] : [];
}

/** Returns the issues of the typed tax residencies. Singapore may not be among them, because the digital ID adds it. */
function taxIssues(more: DeepPartial<SinpassAdditional>): readonly Issue[] {
  if (more.singaporeTax === 'yes' && !more.otherTax) return [issue('singaporeTax', 'answer-required')];
  if (!asksTaxCountries(more)) return [];
  const rows = more.taxResidencies ?? [];
  const again = rows.findIndex(({ country }) => country === 'SG');
  return [
    ...checkTaxResidencies('taxResidencies', rows),
    ...(again >= 0 ? [issue(`taxResidencies.${again}.country`, 'tax-residency-twice')] : []),
  ];
}
