import * as z from 'zod/mini';
import { addressShape } from '../../address/address.ts';
import { withoutFields } from '../../asked-answers.ts';
import { askedTaxResidencies, taxResidency } from '../../crs/crs.ts';
import { genders, residenceDifferenceReasons } from '../../enumerations.ts';
import { country, date, oneOf, optionalText, ticked, yesNo } from '../../field-shapes.ts';
import type { Answers, DeepPartial, Facts, StepAnswers } from '../../journey.ts';
import { lazyObject } from '../../lazy-object.ts';
import { MOST_TAX_RESIDENCIES } from '../../limits/limits.ts';
import { emailOf, mobileOf } from '../../person-data/given-contact/given-contact.ts';
import {
  addressOf,
  birthDateOf,
  genderOf,
  isUsable,
  nationalityOf,
  type PersonData,
  valueOf,
} from '../../person-data/person-data.ts';
import type { BaseInfo } from './base-info.ts';
import { askedContact, type ContactInfo, emailAddress } from './contact-info.ts';
import { byHand, personDataOf } from './identification.ts';

/** The data are kept by the server: the answers say which of them were seen, and hold what the person said instead. */
export const showSinpassShape = lazyObject(() => ({
  personData: z.uuid('person-data-required'),
  confirmed: ticked('person-data-required'),
  mobile: optionalText(25),
  email: z.optional(emailAddress()),
}));
export type ShowSinpass = z.output<typeof showSinpassShape>;

/** What the digital ID does not say of anybody, and what it did not say of this person. */
export const sinpassAdditionalShape = lazyObject(() => ({
  nationality: z.optional(country()),
  otherCitizenship: z.optional(yesNo()),
  citizenship: z.optional(country()),
  dateOfBirth: z.optional(date()),
  gender: z.optional(oneOf(genders)),
  /** the number there is the one of the digital ID */
  singaporeTax: yesNo(),
  otherTax: z.optional(yesNo()),
  taxResidencies: z.optional(
    z.array(taxResidency, 'select-country').check(z.maxLength(MOST_TAX_RESIDENCIES, 'too-many')),
  ),
  mobile: optionalText(25),
  email: z.optional(emailAddress()),
  residentialAddress: z.optional(addressShape),
  mailingSame: yesNo(),
  mailingAddress: z.optional(addressShape),
  differenceReason: z.optional(oneOf(residenceDifferenceReasons, 'select-reason')),
  differenceExplanation: optionalText(300),
}));
/** The answers of the step `sinpass-additional`; of the optional fields those are asked for that `missingOf` names. */
export type SinpassAdditional = z.output<typeof sinpassAdditionalShape>;

/** The answers of the step `show-sinpass` as they stand: half-filled, or none. */
export const showSinpassOf = (answers: Answers) => (answers['show-sinpass'] ?? {}) as DeepPartial<ShowSinpass>;
export const sinpassAdditionalOf = (answers: Answers) =>
  (answers['sinpass-additional'] ?? {}) as DeepPartial<SinpassAdditional>;

/** Fields that are asked for because the digital ID did not say them, or not in full. */
const askedOfPerson = ['nationality', 'dateOfBirth', 'gender', 'mobile', 'email', 'residentialAddress'] as const;
/** A field that the person is asked for where the digital ID does not say it. */
export type AskedOfPerson = (typeof askedOfPerson)[number];

/** What has to be asked of a person: the fields of which neither the digital ID nor the person has said enough, in the order of the form. */
export function missingOf(person: PersonData, { mobile, email }: DeepPartial<ShowSinpass>): readonly AskedOfPerson[] {
  const said: Record<AskedOfPerson, unknown> = {
    nationality: nationalityOf(person),
    dateOfBirth: birthDateOf(person),
    gender: genderOf(person),
    mobile: mobile || mobileOf(person),
    email: email || emailOf(person),
    residentialAddress: addressOf(person),
  };
  return askedOfPerson.filter((field) => !said[field]);
}

/** Singapore's own nationals hold no other citizenship; of everybody else it is asked. */
export const asksCitizenship = (person: PersonData): boolean => nationalityOf(person) !== 'SG';

/** Where a person is tax resident, as one answer to `singaporeTax` and `otherTax`. */
export const taxPlaces = ['singapore', 'both', 'elsewhere'] as const;
/** One of `taxPlaces`. */
export type TaxPlaceOfPerson = (typeof taxPlaces)[number];

/** Returns where a person is tax resident; undefined until both are answered. */
export function taxPlaceOf({ singaporeTax, otherTax }: DeepPartial<SinpassAdditional>): TaxPlaceOfPerson | undefined {
  if (singaporeTax === 'no') return 'elsewhere';
  if (singaporeTax !== 'yes' || !otherTax) return undefined;
  return otherTax === 'yes' ? 'both' : 'singapore';
}

/** Whether the countries of tax residency other than Singapore are asked for. */
export const asksTaxCountries = ({ singaporeTax, otherTax }: DeepPartial<SinpassAdditional>): boolean =>
  singaporeTax === 'no' || (singaporeTax === 'yes' && otherTax === 'yes');

/** The countries of tax residency as the answers stand. */
export const taxCountriesAfter = (more: DeepPartial<SinpassAdditional>): readonly string[] => [
  ...(more.singaporeTax === 'yes' ? ['SG'] : []),
  ...(asksTaxCountries(more) ? (more.taxResidencies ?? []).flatMap(({ country }) => country || []) : []),
];

/** Returns the answers to what is asked of a person: what the digital ID left open, and what follows from their other answers. */
export function askedAdditional(
  more: DeepPartial<SinpassAdditional>,
  person: PersonData,
  shown: DeepPartial<ShowSinpass>,
): StepAnswers {
  const { otherCitizenship, singaporeTax, taxResidencies } = more;
  const missing = missingOf(person, shown);
  const residence = addressOf(person) ?? more.residentialAddress;
  const contact = { ...more, ...(residence ? { residentialAddress: residence } : {}) };
  const answers = {
    ...askedContact(contact, taxCountriesAfter(more)),
    ...(taxResidencies ? { taxResidencies: askedTaxResidencies(taxResidencies) } : {}),
  };
  return withoutFields(answers, [
    ...askedOfPerson.filter((field) => !missing.includes(field)),
    ...(asksCitizenship(person) ? [] : ['otherCitizenship']),
    ...(asksCitizenship(person) && otherCitizenship === 'yes' ? [] : ['citizenship']),
    ...(singaporeTax === 'yes' ? [] : ['otherTax']),
    ...(asksTaxCountries(more) ? [] : ['taxResidencies']),
  ]);
}

type DigitalIdAnswers = { readonly base: DeepPartial<BaseInfo>; readonly contact: DeepPartial<ContactInfo> };

/** Basic information and contact as a person would have typed them: the digital ID's values, and the person's own where it has none. */
export function answersOf(
  person: PersonData,
  shown: DeepPartial<ShowSinpass>,
  more: DeepPartial<SinpassAdditional>,
): DigitalIdAnswers {
  const number = valueOf(person, 'uinfin');
  const name = valueOf(person, 'name');
  const pinyin = valueOf(person, 'hanyupinyinname');
  const nationality = nationalityOf(person) ?? more.nationality;
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
      dateOfBirth: birthDateOf(person) ?? more.dateOfBirth,
      gender: genderOf(person) ?? more.gender,
      taxResidencies: [
        ...(more.singaporeTax === 'yes' ? [{ country: 'SG', ...(number ? { number } : {}) }] : []),
        ...(asksTaxCountries(more) ? (more.taxResidencies ?? []) : []),
      ],
    }),
    contact: withoutGaps({
      mobile: shown.mobile || mobileOf(person) || more.mobile,
      email: shown.email || emailOf(person) || more.email,
      residentialAddress: addressOf(person) ?? more.residentialAddress,
      mailingSame: sameMail,
      mailingAddress: sameMail === 'no' ? more.mailingAddress : undefined,
      differenceReason: more.differenceReason,
      differenceExplanation: more.differenceExplanation,
    }),
  };
}

/** Once the person has confirmed what the digital ID says: those answers in the place of typed ones. */
export function withDigitalId(answers: Answers, facts: Facts): Answers {
  const person = personDataOf(facts);
  const shown = showSinpassOf(answers);
  if (byHand({ answers, facts })) return answers;
  const { 'base-info': _, 'contact-info': __, ...rest } = answers;
  if (!person || !isUsable(person) || shown.personData !== person.id || !shown.confirmed) return rest;
  const { base, contact } = answersOf(person, shown, sinpassAdditionalOf(answers));
  return { ...rest, 'base-info': base, 'contact-info': contact };
}

type ApplicationFixture<T> = { readonly [K in keyof T]?: Exclude<T[K], undefined> };

const withoutGaps = <T extends object>(fields: T): ApplicationFixture<T> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as ApplicationFixture<T>;
