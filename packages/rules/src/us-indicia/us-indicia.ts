import { nonUsAreaCodes } from './north-american-area-codes.ts';

/** Signs of a tie to the US that do not reject by themselves: a reviewer asks for more (FATCA, Model 1 agreement; domain handbook 1.5). */
export type UsIndicium =
  | 'birthplace'
  | 'territory'
  | 'phone'
  | 'standing-instruction'
  | 'power-of-attorney'
  | 'care-of-address';

/** What may point to the United States (FATCA, Model 1 agreement, Annex I); what is not known is left out. */
export type UsIndiciaFacts = {
  readonly birthCountry?: string | undefined;
  /** ISO 3166 codes of nationality and citizenships */
  readonly citizenships?: readonly (string | undefined)[];
  /** international form: +1 415 555 0123 */
  readonly phones?: readonly (string | undefined)[];
  /** countries that standing instructions pay into */
  readonly standingInstructionCountries?: readonly string[];
  /** address countries of holders of a power of attorney or signing authority */
  readonly attorneyAddressCountries?: readonly string[];
  /** country of an in-care-of or hold-mail address that is the only one */
  readonly onlyCareOfAddressCountry?: string | undefined;
};

/** Born there one is a US citizen, in American Samoa a US national. */
const territories: readonly (string | undefined)[] = ['PR', 'GU', 'VI', 'MP', 'AS', 'UM'];

/** The signs found; any of them sends the application to manual review. US citizenship and addresses are not here: they reject (RULE-08). */
export function usIndicia(facts: UsIndiciaFacts): readonly UsIndicium[] {
  const found: Record<UsIndicium, boolean> = {
    birthplace: facts.birthCountry === 'US',
    territory: [facts.birthCountry, ...(facts.citizenships ?? [])].some(
      (country) => country !== undefined && territories.includes(country),
    ),
    phone: (facts.phones ?? []).some((phone) => phone !== undefined && isUsPhone(phone)),
    'standing-instruction': (facts.standingInstructionCountries ?? []).includes('US'),
    'power-of-attorney': (facts.attorneyAddressCountries ?? []).includes('US'),
    'care-of-address': facts.onlyCareOfAddressCountry === 'US',
  };
  return (Object.keys(found) as UsIndicium[]).filter((sign) => found[sign]);
}

/** A +1 number, unless its area code belongs to Canada or a Caribbean country. */
export function isUsPhone(phone: string): boolean {
  const [, areaCode] = /^\+?1(\d{3})\d{7}$/.exec(phone.normalize('NFKC').replace(/[^\d+]/g, '')) ?? [];
  return areaCode !== undefined && !Object.values(nonUsAreaCodes).some((codes) => codes.includes(areaCode));
}
