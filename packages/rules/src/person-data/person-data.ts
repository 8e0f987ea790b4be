import * as z from 'zod/mini';
import { isCalendarDate } from '../calendar-date.ts';
import { type CountryCode, isCountryCode } from '../country/country.ts';
import type { Gender } from '../enumerations.ts';
import { lazyObject } from '../lazy-object.ts';
import { own } from '../lookups/own.ts';

/**
 * What an opening asks the national digital ID for, in the order in which it is shown: no more than the account needs (key principles of Myinfo,
 * domain handbook 5). The names are the provider's.
 */
export const personItemIds = [
  'uinfin',
  'name',
  'hanyupinyinname',
  'aliasname',
  'sex',
  'dob',
  'nationality',
  'birthcountry',
  'residentialstatus',
  'passtype',
  'passexpirydate',
  'regadd',
  'mobileno',
  'email',
] as const;
/** The provider's name of one item. */
export type PersonItemId = (typeof personItemIds)[number];

const address = lazyObject(() => ({
  country: z.optional(z.string()),
  line1: z.optional(z.string()),
  line2: z.optional(z.string()),
  unit: z.optional(z.string()),
  postalCode: z.optional(z.string()),
}));

/** One item as the digital ID gave it: what it says, since when, who vouches for it, and whether it said anything at all. */
export const personItem = lazyObject(() => ({
  id: z.enum(personItemIds),
  /** `empty`: the provider knows that there is none; `unavailable`: it cannot say now */
  state: z.enum(['given', 'empty', 'unavailable']),
  /** verified by the government, given by the person, or verified by the digital ID itself */
  source: z.enum(['government', 'person', 'digital-id']),
  /** `YYYY-MM-DD` */
  updatedOn: z.optional(z.string()),
  /** as the provider words it, for reading */
  lines: z.array(z.string()),
  /** for rules: a code where there is one (`SG`, `F`, `P1Pass`), a date, an international phone number, a name */
  value: z.optional(z.string()),
  address: z.optional(address),
}));
/** One item of a person's data. Only `given` items hold something. */
export type PersonItem = z.output<typeof personItem>;

/** A person's data as one visit to the digital ID gave them. Kept by the server alone; answers name them by `id`. */
export const personData = lazyObject(() => ({
  id: z.uuid(),
  retrievedAt: z.iso.datetime(),
  items: z.array(personItem),
}));
/** What one visit to the digital ID gave, item by item. */
export type PersonData = z.output<typeof personData>;

/** Returns an item with data. */
export const givenItem = ({ items }: PersonData, id: PersonItemId): PersonItem | undefined =>
  items.find((item) => item.id === id && item.state === 'given');

/** The code, date, number or name of an item; undefined where it was not given. */
export const valueOf = (person: PersonData, id: PersonItemId): string | undefined => givenItem(person, id)?.value;

const isVerified = (person: PersonData, id: PersonItemId) => {
  const source = givenItem(person, id)?.source;
  return source === 'government' || source === 'digital-id';
};

/** Whether the customer may change an item: only mobile and e-mail (domain handbook 5). */
export const mayBeChanged = (id: PersonItemId): boolean => id === 'mobileno' || id === 'email';

/** Whether number and name are present, without which only the manual route is possible. */
export const isUsable = (person: PersonData): boolean =>
  valueOf(person, 'uinfin') !== undefined && valueOf(person, 'name') !== undefined;

/** Whether the identity is verified, so no picture of a document is needed (MAS, domain handbook 5: Myinfo replaces the copy of an ID). */
export const identityIsVerified = (person: PersonData): boolean =>
  (['uinfin', 'name', 'nationality', 'dob'] as const).every((id) => isVerified(person, id));

/** Whether a structured address is verified. Another address needs proof. */
export const addressIsVerified = (person: PersonData): boolean =>
  isVerified(person, 'regadd') && addressOf(person) !== undefined;

/** Returns the complete registered address; undefined for lines without a country. */
export function addressOf(person: PersonData) {
  const found = givenItem(person, 'regadd')?.address;
  return found?.country && found.line1 && (found.country !== 'SG' || found.postalCode)
    ? { ...found, country: found.country }
    : undefined;
}

/** British nationality classes, which have codes of their own beside ISO 3166 (domain handbook 5). */
const british = ['UK', 'GC', 'GE', 'GG', 'GJ'];
/** Stateless. South Sudan has the same letters in ISO 3166, so the code is ambiguous. */
const stateless = 'SS';

/** ISO 3166 alpha-2; undefined for what is no country: stateless, unknown, historical. */
export function nationalityOf(person: PersonData): CountryCode | undefined {
  const code = valueOf(person, 'nationality') ?? '';
  if (british.includes(code)) return 'GB';
  return code !== stateless && isCountryCode(code) ? code : undefined;
}

const genders: Readonly<Record<string, Gender>> = { F: 'female', M: 'male', U: 'unspecified' };

/** The sex that the register has (F, M, U) in our words; undefined for anything else. */
export const genderOf = (person: PersonData): Gender | undefined => own(genders, valueOf(person, 'sex'));

/** A whole date of birth; some registers know the year or the month alone. */
export function birthDateOf(person: PersonData): string | undefined {
  const date = valueOf(person, 'dob');
  return isCalendarDate(date) ? date : undefined;
}

/** What is known of a birth date that is not whole: `1961` or `1961-05`. */
export const partialBirthDateOf = (person: PersonData): string | undefined =>
  birthDateOf(person) ? undefined : valueOf(person, 'dob');
