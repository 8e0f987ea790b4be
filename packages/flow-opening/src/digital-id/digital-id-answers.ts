import { genders, residenceDifferenceReasons } from '@quayside/rules/enumerations';
import { addressSchema } from '@quayside/rules/internals/address';
import { omitFields } from '@quayside/rules/internals/applicable-answers';
import { applicableTaxResidencies, taxResidency } from '@quayside/rules/internals/crs';
import { country, date, oneOf, optionalText, ticked, yesNo } from '@quayside/rules/internals/field-shapes';
import { lazyObject } from '@quayside/rules/internals/lazy-object';
import {
  getPersonAddress,
  getPersonDateOfBirth,
  getPersonGender,
  getPersonNationality,
  getPersonValue,
  isUsablePersonData,
  type PersonData,
} from '@quayside/rules/internals/person-data';
import { getPersonEmail, getPersonMobile } from '@quayside/rules/internals/person-data/person-contact';
import type { Answers, DeepPartial, Facts, StepAnswers } from '@quayside/rules/journey';
import { MOST_TAX_RESIDENCIES } from '@quayside/rules/limits';
import * as z from 'zod/mini';
import type { BaseInfo } from '../base-info/rule.ts';
import { type ContactInfo, createEmailSchema, getApplicableContact } from '../contact-info/rule.ts';
import { getPersonData, isManualEntry } from '../identity/identification.ts';

/** Schema of the step `show-sinpass`: the id of the confirmed record, and a corrected mobile number or email. The other data stay on the server. */
export const showSinpassShape = lazyObject(() => ({
  personData: z.uuid('person-data-required'),
  confirmed: ticked('person-data-required'),
  mobile: optionalText(25),
  email: z.optional(createEmailSchema()),
}));
export type ShowSinpass = z.output<typeof showSinpassShape>;

/** Schema of the step `sinpass-additional`: answers that the digital ID never contains, and optional fields for those that it lacks for this person. */
export const sinpassAdditionalShape = lazyObject(() => ({
  nationality: z.optional(country()),
  otherCitizenship: z.optional(yesNo()),
  citizenship: z.optional(country()),
  dateOfBirth: z.optional(date()),
  gender: z.optional(oneOf(genders)),
  /** Tax residency in Singapore; the tax number is that of the digital ID. */
  singaporeTax: yesNo(),
  otherTax: z.optional(yesNo()),
  taxResidencies: z.optional(
    z.array(taxResidency, 'select-country').check(z.maxLength(MOST_TAX_RESIDENCIES, 'too-many')),
  ),
  mobile: optionalText(25),
  email: z.optional(createEmailSchema()),
  residentialAddress: z.optional(addressSchema),
  mailingSame: yesNo(),
  mailingAddress: z.optional(addressSchema),
  differenceReason: z.optional(oneOf(residenceDifferenceReasons, 'select-reason')),
  differenceExplanation: optionalText(300),
}));
/** Complete answers of the step `sinpass-additional`. An optional field has a value only if the form asks for it. */
export type SinpassAdditional = z.output<typeof sinpassAdditionalShape>;

/** Returns the answers of the step `show-sinpass`, or an empty object. Any answer may be missing. */
export const getShowSinpass = (answers: Answers) => (answers['show-sinpass'] ?? {}) as DeepPartial<ShowSinpass>;
/** Returns the answers of the step `sinpass-additional`, or an empty object. Any answer may be missing. */
export const getSinpassAdditional = (answers: Answers) =>
  (answers['sinpass-additional'] ?? {}) as DeepPartial<SinpassAdditional>;

/** Fields that the form asks for if the digital ID has no complete value for them. */
const askedOfPerson = ['nationality', 'dateOfBirth', 'gender', 'mobile', 'email', 'residentialAddress'] as const;
export type PersonField = (typeof askedOfPerson)[number];

/** Returns the fields without a complete value, in the order of the form. A mobile number or email that the customer corrected counts as a value. */
export function getMissingFields(
  person: PersonData,
  { mobile, email }: DeepPartial<ShowSinpass>,
): readonly PersonField[] {
  const said: Record<PersonField, unknown> = {
    nationality: getPersonNationality(person),
    dateOfBirth: getPersonDateOfBirth(person),
    gender: getPersonGender(person),
    mobile: mobile || getPersonMobile(person),
    email: email || getPersonEmail(person),
    residentialAddress: getPersonAddress(person),
  };
  return askedOfPerson.filter((field) => !said[field]);
}

/** Returns whether the form asks for another citizenship. Returns false for citizens of Singapore, who may not have another one. */
export const asksCitizenship = (person: PersonData): boolean => getPersonNationality(person) !== 'SG';

/** Answers to the question where a person pays tax. Each stands for one combination of `singaporeTax` and `otherTax`. */
export const taxPlaces = ['singapore', 'both', 'elsewhere'] as const;
export type TaxPlaceChoice = (typeof taxPlaces)[number];

/** Returns where a person is tax resident, or undefined until both questions have answers. */
export function getTaxPlace({ singaporeTax, otherTax }: DeepPartial<SinpassAdditional>): TaxPlaceChoice | undefined {
  if (singaporeTax === 'no') return 'elsewhere';
  if (singaporeTax !== 'yes' || !otherTax) return undefined;
  return otherTax === 'yes' ? 'both' : 'singapore';
}

/** Returns whether the form asks for countries of tax residency other than Singapore. */
export const asksTaxCountries = ({ singaporeTax, otherTax }: DeepPartial<SinpassAdditional>): boolean =>
  singaporeTax === 'no' || (singaporeTax === 'yes' && otherTax === 'yes');

/** Returns the countries of tax residency in the answers (ISO 3166-1 alpha-2). Singapore comes first. Returns an empty list without answers. */
export const getDigitalIdTaxCountries = (more: DeepPartial<SinpassAdditional>): readonly string[] => [
  ...(more.singaporeTax === 'yes' ? ['SG'] : []),
  ...(asksTaxCountries(more) ? (more.taxResidencies ?? []).flatMap(({ country }) => country || []) : []),
];

/** Returns the answers without fields that the digital ID contains, and without follow-up questions that are not asked. */
export function getApplicableAdditional(
  more: DeepPartial<SinpassAdditional>,
  person: PersonData,
  shown: DeepPartial<ShowSinpass>,
): StepAnswers {
  const { otherCitizenship, singaporeTax, taxResidencies } = more;
  const missing = getMissingFields(person, shown);
  const residence = getPersonAddress(person) ?? more.residentialAddress;
  const contact = { ...more, ...(residence ? { residentialAddress: residence } : {}) };
  const answers = {
    ...getApplicableContact(contact, getDigitalIdTaxCountries(more)),
    ...(taxResidencies ? { taxResidencies: applicableTaxResidencies(taxResidencies) } : {}),
  };
  return omitFields(answers, [
    ...askedOfPerson.filter((field) => !missing.includes(field)),
    ...(asksCitizenship(person) ? [] : ['otherCitizenship']),
    ...(asksCitizenship(person) && otherCitizenship === 'yes' ? [] : ['citizenship']),
    ...(singaporeTax === 'yes' ? [] : ['otherTax']),
    ...(asksTaxCountries(more) ? [] : ['taxResidencies']),
  ]);
}

type DigitalIdAnswers = { readonly base: DeepPartial<BaseInfo>; readonly contact: DeepPartial<ContactInfo> };

/**
 * Returns the answers of `base-info` and `contact-info` from the digital ID. The customer's answers fill in missing values. A corrected mobile number or email
 * replaces that of the digital ID.
 */
export function toTypedAnswers(
  person: PersonData,
  shown: DeepPartial<ShowSinpass>,
  more: DeepPartial<SinpassAdditional>,
): DigitalIdAnswers {
  const number = getPersonValue(person, 'uinfin');
  const name = getPersonValue(person, 'name');
  const pinyin = getPersonValue(person, 'hanyupinyinname');
  const nationality = getPersonNationality(person) ?? more.nationality;
  const sameMail = more.mailingSame;
  return {
    base: withoutGaps({
      nationality,
      citizenship: asksCitizenship(person) && more.otherCitizenship === 'yes' ? more.citizenship : nationality,
      documentType: 'nric' as const,
      documentNumber: number,
      fullName: name,
      pinyinName: pinyin === name ? undefined : pinyin,
      nameOnId: name,
      dateOfBirth: getPersonDateOfBirth(person) ?? more.dateOfBirth,
      gender: getPersonGender(person) ?? more.gender,
      taxResidencies: [
        ...(more.singaporeTax === 'yes' ? [{ country: 'SG', ...(number ? { number } : {}) }] : []),
        ...(asksTaxCountries(more) ? (more.taxResidencies ?? []) : []),
      ],
    }),
    contact: withoutGaps({
      mobile: shown.mobile || getPersonMobile(person) || more.mobile,
      email: shown.email || getPersonEmail(person) || more.email,
      residentialAddress: getPersonAddress(person) ?? more.residentialAddress,
      mailingSame: sameMail,
      mailingAddress: sameMail === 'no' ? more.mailingAddress : undefined,
      differenceReason: more.differenceReason,
      differenceExplanation: more.differenceExplanation,
    }),
  };
}

/**
 * Returns the answers with `base-info` and `contact-info` from the confirmed digital ID. Removes both steps until the customer confirms. Returns the answers of
 * a manual opening unchanged.
 */
export function applyDigitalId(answers: Answers, facts: Facts): Answers {
  const person = getPersonData(facts);
  const shown = getShowSinpass(answers);
  if (isManualEntry({ answers, facts })) return answers;
  const { 'base-info': _, 'contact-info': __, ...rest } = answers;
  if (!person || !isUsablePersonData(person) || shown.personData !== person.id || !shown.confirmed) return rest;
  const { base, contact } = toTypedAnswers(person, shown, getSinpassAdditional(answers));
  return { ...rest, 'base-info': base, 'contact-info': contact };
}

type WithoutUndefined<T> = { readonly [K in keyof T]?: Exclude<T[K], undefined> };

const withoutGaps = <T extends object>(fields: T): WithoutUndefined<T> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as WithoutUndefined<T>;
