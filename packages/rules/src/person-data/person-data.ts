import { isCalendarDate } from '@quayside/values/calendar-date';
import * as z from 'zod/mini';
import { type CountryCode, isCountryCode } from '../country/country.ts';
import type { Gender } from '../enumerations.ts';
import { lazyObject } from '../lazy-object.ts';
import { getOwn } from '../lookups/own.ts';

/**
 * Ids of the items that an opening requests from the national digital ID, in display order, with the names of the provider. The list has only items that the
 * account needs (key principles of Myinfo).
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
/** The id of an item from the digital ID: one of `personItemIds`, the provider's names. */
export type PersonItemId = (typeof personItemIds)[number];

const address = lazyObject(() => ({
  country: z.optional(z.string()),
  line1: z.optional(z.string()),
  line2: z.optional(z.string()),
  unit: z.optional(z.string()),
  postalCode: z.optional(z.string()),
}));

/** Schema of an item from the digital ID: its state, source, date and value. */
export const personItem = lazyObject(() => ({
  id: z.enum(personItemIds),
  /** `empty`: the provider has no value; `unavailable`: the provider cannot answer now. */
  state: z.enum(['given', 'empty', 'unavailable']),
  /** `government`: verified by the government. `person`: provided by the person. `digital-id`: verified by the digital ID. */
  source: z.enum(['government', 'person', 'digital-id']),
  /** The date of the value at the provider, `YYYY-MM-DD`. */
  updatedOn: z.optional(z.string()),
  /** The provider's text for display, one entry per line. */
  lines: z.array(z.string()),
  /** The value for rules: a code if the item has one (`SG`, `F`, `P1Pass`), a date, an international phone number, a name. */
  value: z.optional(z.string()),
  address: z.optional(address),
}));
/** An item from the digital ID. Only items in the state `given` have a value. */
export type PersonItem = z.output<typeof personItem>;

/** Schema of the person data of one retrieval. Only the server stores them, and answers refer to them by `id`. */
export const personData = lazyObject(() => ({
  id: z.uuid(),
  retrievedAt: z.iso.datetime(),
  items: z.array(personItem),
}));
/** The person data of one retrieval from the digital ID. */
export type PersonData = z.output<typeof personData>;

/** Returns an item if it has a value; undefined otherwise. */
export const findPersonItem = ({ items }: PersonData, id: PersonItemId): PersonItem | undefined =>
  items.find((item) => item.id === id && item.state === 'given');

/** Returns the code, date, number or name of an item; undefined if it has no value. */
export const getPersonValue = (person: PersonData, id: PersonItemId): string | undefined =>
  findPersonItem(person, id)?.value;

const isVerified = (person: PersonData, id: PersonItemId) => {
  const source = findPersonItem(person, id)?.source;
  return source === 'government' || source === 'digital-id';
};

/** Returns whether the customer may change an item: true only for the mobile number and the email address. */
export const isChangeableItem = (id: PersonItemId): boolean => id === 'mobileno' || id === 'email';

/** Returns whether number and name have values. Without them, only the opening without the digital ID is possible. */
export const isUsablePersonData = (person: PersonData): boolean =>
  getPersonValue(person, 'uinfin') !== undefined && getPersonValue(person, 'name') !== undefined;

/** Returns whether the identity is verified, so that no picture of a document is needed. Myinfo replaces the copy of an ID (MAS). */
export const isIdentityVerified = (person: PersonData): boolean =>
  (['uinfin', 'name', 'nationality', 'dob'] as const).every((id) => isVerified(person, id));

/** Returns whether a structured address is verified. Any other address needs a proof. */
export const isAddressVerified = (person: PersonData): boolean =>
  isVerified(person, 'regadd') && getPersonAddress(person) !== undefined;

/** Returns the registered address; undefined if it is incomplete, such as lines without a country. */
export function getPersonAddress(person: PersonData) {
  const found = findPersonItem(person, 'regadd')?.address;
  return found?.country && found.line1 && (found.country !== 'SG' || found.postalCode)
    ? { ...found, country: found.country }
    : undefined;
}

/** Codes of British nationality classes, which are not in ISO 3166. */
const british = ['UK', 'GC', 'GE', 'GG', 'GJ'];
/** Code of the provider for stateless people. In ISO 3166 it means South Sudan. */
const stateless = 'SS';

/** Returns the nationality (ISO 3166-1 alpha-2). Returns undefined if it is not a country: stateless, unknown, historical. */
export function getPersonNationality(person: PersonData): CountryCode | undefined {
  const code = getPersonValue(person, 'nationality') ?? '';
  if (british.includes(code)) return 'GB';
  return code !== stateless && isCountryCode(code) ? code : undefined;
}

const genders: Readonly<Record<string, Gender>> = { F: 'female', M: 'male', U: 'unspecified' };

/** Returns the gender for the code of the register (F, M, U); undefined for other codes. */
export const getPersonGender = (person: PersonData): Gender | undefined =>
  getOwn(genders, getPersonValue(person, 'sex'));

/** Returns the complete date of birth. Returns undefined if the register has only the year or month. */
export function getPersonDateOfBirth(person: PersonData): string | undefined {
  const date = getPersonValue(person, 'dob');
  return isCalendarDate(date) ? date : undefined;
}

/** Returns an incomplete date of birth: `1961` or `1961-05`. Returns undefined for a complete one. */
export const getPartialDateOfBirth = (person: PersonData): string | undefined =>
  getPersonDateOfBirth(person) ? undefined : getPersonValue(person, 'dob');
