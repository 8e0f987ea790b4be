import { getOwn } from '../../lookups/own.ts';

/** Address fields of all countries, without the country. `addressFieldsFor` returns those of one country. */
export const addressFieldNames = ['line1', 'line2', 'unit', 'district', 'city', 'state', 'postalCode'] as const;
/** The name of an address field. `unit` is floor and unit (`#09-128`). `district` is a tambon in Thailand and an area in Hong Kong. */
export type AddressFieldName = (typeof addressFieldNames)[number];

/** An address field, and whether a form requires it or offers a list. */
export type AddressField = {
  readonly name: AddressFieldName;
  readonly need: 'required' | 'optional';
  /** `choice`: the field takes a value of `stateList(country)`, or of `hongKongAreas` in Hong Kong. `text`: the customer types it. */
  readonly input: 'text' | 'choice';
};

/** The areas of Hong Kong. Addresses there have neither a city nor a postal code. */
export const hongKongAreas = ['hong-kong-island', 'kowloon', 'new-territories'] as const;

/**
 * Address fields by country, in the written order. `!` is required, `?` is optional, `*` is required and chosen from a list. Source:
 * commerceguys/addressing, in effect from 2026-11-20.
 */
const layouts: Readonly<Record<string, string>> = {
  SG: 'postalCode! line1! unit? line2?',
  MY: 'line1! line2? postalCode! city! state*',
  TH: 'line1! line2? district! state* postalCode?',
  HK: 'line1! line2? district*',
  MO: 'line1! line2?',
  TW: 'postalCode? city! district! line1! line2?',
  JP: 'postalCode! state* city! line1! line2?',
  CN: 'state* city! district? line1! line2? postalCode?',
  KR: 'postalCode! state? city! district? line1! line2?',
  IN: 'line1! line2? city! state! postalCode!',
  ID: 'line1! line2? district? city! state! postalCode?',
  PH: 'line1! line2? district? city! postalCode?',
  VN: 'line1! line2? district? city! postalCode?',
  AU: 'line1! line2? city! state! postalCode!',
  NZ: 'line1! line2? city! postalCode!',
  US: 'line1! line2? city! state* postalCode!',
  CA: 'line1! line2? city! state! postalCode!',
  GB: 'line1! line2? city! postalCode!',
  AE: 'line1! line2? city? state!',
};
const usual = 'line1! line2? postalCode? city! state?';

/** Returns an address without the fields that its country does not use. If no country is chosen, returns all fields. */
export function omitUnusedAddressFields<A extends { readonly country?: string | undefined }>(address: A): Partial<A> {
  if (!address.country) return address;
  const lines: readonly string[] = ['country', ...addressFieldsFor(address.country).map(({ name }) => name)];
  return Object.fromEntries(Object.entries(address).filter(([line]) => lines.includes(line))) as Partial<A>;
}

/**
 * Returns the address fields of a country in form order. The postal code comes first, because it can fill in other fields.
 * @param country ISO 3166-1 alpha-2
 */
export const addressFormFieldsFor = (country: string): readonly AddressField[] =>
  addressFieldsFor(country).toSorted((a, b) => Number(b.name === 'postalCode') - Number(a.name === 'postalCode'));

/**
 * Returns the address fields of a country in the order in which they are written.
 * @param country ISO 3166-1 alpha-2
 */
export const addressFieldsFor = (country: string): readonly AddressField[] =>
  (getOwn(layouts, country) ?? usual).split(' ').map((field) => ({
    name: field.slice(0, -1) as AddressFieldName,
    need: field.endsWith('?') ? 'optional' : 'required',
    input: field.endsWith('*') ? 'choice' : 'text',
  }));
