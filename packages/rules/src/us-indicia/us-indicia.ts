import { maxAddressLineLength, type PartialAddress } from '../address/address.ts';
import { addressFieldNames } from '../address/address-fields/address-fields.ts';
import { advice, type Issue } from '../issue.ts';
import type { Answers } from '../journey.ts';
import { getPersonValue, type PersonData } from '../person-data/person-data.ts';
import { normalisePhone } from '../phone/phone.ts';
import { nonUsAreaCodes } from './non-us-area-codes.ts';

/** A sign of a connection to the US (FATCA, Model 1 agreement). Not a reason for a refusal, but a reviewer asks for more information. */
export type UsIndicium = 'birthplace' | 'territory' | 'phone' | 'address';

/** Facts that can show a connection to the US (FATCA, Model 1 agreement, Annex I). Unknown facts are absent. */
export type UsIndiciaFacts = {
  readonly birthCountry?: string | undefined;
  /** ISO 3166 codes of the nationality and of further citizenships. */
  readonly citizenships?: readonly (string | undefined)[];
  /** Phone numbers in international form: +1 415 555 0123. */
  readonly phones?: readonly (string | undefined)[];
  readonly addresses?: readonly (PartialAddress | undefined)[];
};

/** US territories. People born there are US citizens, in American Samoa US nationals. */
const territories: readonly string[] = ['PR', 'GU', 'VI', 'MP', 'AS', 'UM'];

const isTerritory = (country: string | undefined): boolean => country !== undefined && territories.includes(country);

/** Returns the signs that a reviewer must check. US citizenship and US addresses are not included, because they cause a refusal (RULE-08). */
export function findUsIndicia({
  birthCountry,
  citizenships = [],
  phones = [],
  addresses = [],
}: UsIndiciaFacts): readonly UsIndicium[] {
  const found: Record<UsIndicium, boolean> = {
    birthplace: birthCountry === 'US',
    territory: [birthCountry, ...citizenships, ...addresses.map((address) => address?.country)].some(isTerritory),
    phone: phones.some((phone) => phone !== undefined && isUsPhone(phone)),
    address: addresses.some((address) => address !== undefined && namesUs(address)),
  };
  return (Object.keys(found) as UsIndicium[]).filter((sign) => found[sign]);
}

/** A step of an opening, a change of information or a W-8BEN with answers that may show a sign. */
export type UsIndiciaStep = 'base-info' | 'contact-info' | 'w8ben.form';

type Signs = {
  readonly nationality?: string;
  readonly citizenship?: string;
  readonly mobile?: string;
  readonly residentialAddress?: PartialAddress;
  readonly mailingSame?: string;
  readonly permanentAddress?: PartialAddress;
  readonly mailingAddress?: PartialAddress;
};

/** Returns the signs in the answers of an application, by step. Leaves out steps without signs. The country of birth comes from the digital ID. */
export function findUsIndiciaByStep(
  answers: Answers,
  person: PersonData | undefined,
): Readonly<Partial<Record<UsIndiciaStep, readonly UsIndicium[]>>> {
  const signsOf = (step: UsIndiciaStep, birthCountry?: string) => {
    const given = (answers[step] ?? {}) as Signs;
    const mailingAddress = given.mailingSame === 'yes' ? undefined : given.mailingAddress;
    const found = findUsIndicia({
      birthCountry,
      citizenships: [given.nationality, given.citizenship],
      phones: [given.mobile],
      addresses: [given.residentialAddress, given.permanentAddress, mailingAddress],
    });
    return found.length > 0 ? [[step, found] as const] : [];
  };
  const birthCountry = person && getPersonValue(person, 'birthcountry');
  return Object.fromEntries([
    ...signsOf('base-info', birthCountry),
    ...signsOf('contact-info'),
    ...signsOf('w8ben.form'),
  ]);
}

/** Returns advice `us-phone` for a phone number of the United States. A reviewer may ask about it. */
export const adviseOnUsPhone = (path: string, phone: string | undefined): readonly Issue[] =>
  phone && isUsPhone(phone) ? [advice(path, 'us-phone')] : [];

/** Returns advice `us-territory` for an address in a US territory, and `us-address` for an address elsewhere with the words "United States" or "USA". */
export function adviseOnUsAddress(path: string, address: PartialAddress | undefined): readonly Issue[] {
  if (!address || address.country === 'US') return [];
  if (isTerritory(address.country)) return [advice(`${path}.country`, 'us-territory')];
  return namesUs(address) ? [advice(`${path}.country`, 'us-address')] : [];
}

/** Returns advice `us-territory` for a citizenship of a US territory. */
export const adviseOnCitizenship = (path: string, country: string | undefined): readonly Issue[] =>
  isTerritory(country) ? [advice(path, 'us-territory')] : [];

/** Returns whether a number is a +1 number with an area code outside Canada and the Caribbean countries. */
export function isUsPhone(phone: string): boolean {
  const [, areaCode] = /^\+?1(\d{3})\d{7}$/.exec(normalisePhone(phone)) ?? [];
  return areaCode !== undefined && !Object.values(nonUsAreaCodes).some((codes) => codes.includes(areaCode));
}

/** Returns whether the lines of an address in another country contain the United States. */
function namesUs(address: PartialAddress): boolean {
  if (address.country === 'US') return false;
  const lines = addressFieldNames.map((name) => (address[name] ?? '').slice(0, 4 * maxAddressLineLength)).join(', ');
  return /\b(u\.?s\.?a|united\sstates)\b/i.test(lines);
}
