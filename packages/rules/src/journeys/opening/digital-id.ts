import { checkAddress } from '../../address/address.ts';
import { checkBirthDate } from '../../age/age.ts';
import { isCalendarDate } from '../../calendar-date.ts';
import { checkTaxResidencies } from '../../crs/crs.ts';
import { adviseOnEmailDomain } from '../../email-domain/email-domain.ts';
import { advice, type Issue, issue } from '../../issue.ts';
import {
  type DeepPartial,
  defineStep,
  type Ineligibility,
  type JourneyContext,
  type StepAnswers,
} from '../../journey.ts';
import { isUsable, type PersonData, partialBirthDateOf, valueOf } from '../../person-data/person-data.ts';
import { checkMobile } from '../../phone/phone.ts';
import { adviseOnCitizenship, adviseOnUsAddress, adviseOnUsPhone, usIndicia } from '../../us-indicia/us-indicia.ts';
import { personIneligibility } from './base-info.ts';
import { contactIneligibility, differenceIssues } from './contact-info.ts';
import {
  type AskedOfPerson,
  answersOf,
  askedAdditional,
  asksCitizenship,
  asksTaxCountries,
  missingOf,
  type ShowSinpass,
  type SinpassAdditional,
  showSinpassOf,
  showSinpassShape,
  sinpassAdditionalShape,
} from './digital-id-answers.ts';
import { byHand, personDataOf } from './identification.ts';
import { checkOtherPerson } from './other-person.ts';

const byDigitalId = (context: JourneyContext): boolean => !byHand(context);

/**
 * Shows the data of the national digital ID. The step is complete when the person has confirmed the data that the server has now. Codes:
 * - `person-data-required` if the server has no data, or no longer
 * - `person-data-changed` if the person confirmed other data
 * - `person-data-unusable` if the data do not identify a person
 * - advice `us-birthplace` unless the data refuse the person anyway; a reviewer asks about it (docs/decisions/2026-11-22-send-doubts-to-a-reviewer.md)
 */
export const showSinpass = defineStep({
  id: 'show-sinpass',
  requirement: 'contact',
  when: byDigitalId,
  schema: showSinpassShape,
  check: ({ personData, mobile, email }, context) => {
    const { facts } = context;
    const person = personDataOf(facts);
    if (!person) return [issue('personData', 'person-data-required')];
    if (!isUsable(person)) return [issue('personData', 'person-data-unusable')];
    return [
      ...checkOtherPerson('personData', valueOf(person, 'uinfin'), facts),
      ...(personData && personData !== person.id ? [issue('personData', 'person-data-changed')] : []),
      ...(mobile ? checkMobile('mobile', mobile) : []),
      ...adviseOnUsPhone('mobile', mobile),
      ...(bornInUs(person) && !refusal({ mobile, email }, {}, context)
        ? [advice('birthcountry', 'us-birthplace')]
        : []),
    ];
  },
  ineligible: (shown, context) => refusal(shown, {}, context),
  resolve: (shown, context) => resolved(shown, {}, context),
});

/** Asks for what the digital ID never has (tax residency, further citizenship, mailing address), and for what it lacks for this person. */
export const sinpassAdditional = defineStep({
  id: 'sinpass-additional',
  requirement: 'identity-details',
  when: byDigitalId,
  schema: sinpassAdditionalShape,
  sensitive: ['taxResidencies.*.number'],
  check: (more, context) => {
    const person = personDataOf(context.facts);
    if (!person) return [];
    const shown = showSinpassOf(context.answers);
    const { base, contact } = answersOf(person, shown, more);
    return [
      ...missingOf(person, shown).flatMap((field) => checkAsked(field, more, person, context)),
      ...(asksCitizenship(person) ? citizenshipIssues(more) : []),
      ...taxIssues(more),
      ...(more.mailingSame === 'no' ? checkAddress('mailingAddress', more.mailingAddress ?? {}) : []),
      ...(base.taxResidencies?.some(({ country }) => country)
        ? differenceIssues(contact, { answers: { 'base-info': base } })
        : []),
      ...adviseOnCitizenship('citizenship', more.citizenship),
      ...adviseOnUsPhone('mobile', more.mobile),
      ...adviseOnUsAddress('residentialAddress', more.residentialAddress),
      ...(more.mailingSame === 'no' ? adviseOnUsAddress('mailingAddress', more.mailingAddress) : []),
    ];
  },
  asked: (more, context) => {
    const person = personDataOf(context.facts);
    return person ? askedAdditional(more, person, showSinpassOf(context.answers)) : more;
  },
  ineligible: (more, context) => refusal(showSinpassOf(context.answers), more, context),
  resolve: (more, context) => resolved(showSinpassOf(context.answers), more, context),
});

function checkAsked(
  field: AskedOfPerson,
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
  const known = partialBirthDateOf(person);
  return known && !more.dateOfBirth.startsWith(known)
    ? [issue(field, 'birth-date-differs', { known })]
    : checkBirthDate(field, more.dateOfBirth, today);
}

function citizenshipIssues({ otherCitizenship, citizenship }: DeepPartial<SinpassAdditional>): readonly Issue[] {
  if (!otherCitizenship) return [issue('otherCitizenship', 'select-field')];
  return otherCitizenship === 'yes' && !citizenship ? [issue('citizenship', 'select-country')] : [];
}

/** Checks the typed tax residencies. The row for Singapore comes from the digital ID and must not be typed again. */
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

function refusal(
  shown: DeepPartial<ShowSinpass>,
  more: DeepPartial<SinpassAdditional>,
  context: JourneyContext,
): Ineligibility | undefined {
  const person = personDataOf(context.facts);
  if (!person) return undefined;
  const { base, contact } = answersOf(person, shown, more);
  return personIneligibility(base, context) ?? contactIneligibility(contact, context);
}

function resolved(
  shown: DeepPartial<ShowSinpass>,
  more: DeepPartial<SinpassAdditional>,
  { facts }: JourneyContext,
): StepAnswers {
  const person = personDataOf(facts);
  if (!person) return {};
  const { base, contact } = answersOf(person, shown, more);
  return { ...base, ...contact };
}

const bornInUs = (person: PersonData): boolean =>
  usIndicia({ birthCountry: valueOf(person, 'birthcountry') }).length > 0;
