import { own } from '../../lookups/own.ts';

/** All address fields besides the country. `addressFieldsFor` returns those of one country. */
export const addressFieldNames = ['line1', 'line2', 'unit', 'district', 'city', 'state', 'postalCode'] as const;
/** `unit` is floor and unit (`#09-128`); `district` is a tambon in Thailand and an area in Hong Kong. */
export type AddressFieldName = (typeof addressFieldNames)[number];

/** One field of a country's address. */
export type AddressField = {
  readonly name: AddressFieldName;
  readonly need: 'required' | 'optional';
  /** `choice`: one of `stateList(country)`, in Hong Kong one of `hongKongAreas` */
  readonly input: 'text' | 'choice';
};

/** Hong Kong's areas: its addresses have neither city nor postal code. */
export const hongKongAreas = ['hong-kong-island', 'kowloon', 'new-territories'] as const;

/**
 * Fields in the order in which the country writes them: `!` required, `?` optional, `*` required and chosen from a list. Source: domain handbook 9 and
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

/** Returns the address without the lines that its country does not use. Returns all lines if no country is chosen. */
export function ofItsCountry<A extends { readonly country?: string | undefined }>(address: A): Partial<A> {
  if (!address.country) return address;
  const lines: readonly string[] = ['country', ...addressFieldsFor(address.country).map(({ name }) => name)];
  return Object.fromEntries(Object.entries(address).filter(([line]) => lines.includes(line))) as Partial<A>;
}

/**
 * Returns the fields of an address in the order of a form. The postal code comes first, because other fields can be filled in from it.
 * @param country ISO 3166-1 alpha-2
 */
export const addressFormFieldsFor = (country: string): readonly AddressField[] =>
  addressFieldsFor(country).toSorted((a, b) => Number(b.name === 'postalCode') - Number(a.name === 'postalCode'));

/**
 * Returns the fields of an address in the order in which the country writes them.
 * @param country ISO 3166-1 alpha-2
 */
export const addressFieldsFor = (country: string): readonly AddressField[] =>
  (own(layouts, country) ?? usual).split(' ').map((field) => ({
    name: field.slice(0, -1) as AddressFieldName,
    need: field.endsWith('?') ? 'optional' : 'required',
    input: field.endsWith('*') ? 'choice' : 'text',
  }));
