import { parseRows } from '../lookups/rows.ts';
import { type TwoWayLookup, twoWayLookup } from '../lookups/two-way-lookup.ts';

/*
 * The reference lists of the open-account store (specification section 3, FORM-03), in effect from 2026-11-20. Names are English. The group `reference` of
 * @quayside/i18n has other languages, with keys `<list>.<code>` (`industry.banking`).
 */

export { type Occupation, occupationList, occupationLookup } from './occupations/occupations.ts';

/** An entry of `industryList`. Answers contain the key. */
export type Industry = { readonly key: string; readonly content: string };
/** An entry of `businessList`. The code is the letter of a section in the Singapore Standard Industrial Classification. */
export type Business = { readonly businessCode: string; readonly businessName: string };
/** An entry of `employerList`. `employerName` is the name of the company. */
export type Employer = { readonly employerCode: string; readonly employerName: string };
/** An entry of `idSourceType`: a source of the details of an identity document. */
export type IdSourceType = { readonly idSourceCode: string; readonly idSourceName: string };

/** Industries of employers (our list, from forms of brokers). */
export const industryList: readonly Industry[] = parseRows(`
  accounting Accounting and auditing
  agriculture Agriculture, forestry and fishing
  arts Arts, entertainment and recreation
  banking Banking
  construction Construction and engineering
  education Education and training
  energy Energy, oil and gas
  government Government and public service
  healthcare Healthcare and social services
  hospitality Hotels, food and beverage
  insurance Insurance
  investment Investment and asset management
  legal Legal services
  logistics Transport and logistics
  manufacturing Manufacturing
  media Media, advertising and communications
  mining Mining and natural resources
  non-profit Charity and non-profit
  professional Consulting and professional services
  real-estate Real estate
  retail Retail and wholesale
  technology Information technology
  telecommunications Telecommunications
  other Other
`).map(([key, content]) => ({ key, content }));

/** Businesses of self-employed customers: the sections of the Singapore Standard Industrial Classification 2020. */
export const businessList: readonly Business[] = parseRows(`
  A Agriculture and fishing
  B Mining and quarrying
  C Manufacturing
  D Electricity, gas, steam and air-conditioning supply
  E Water supply, sewerage and waste management
  F Construction
  G Wholesale and retail trade
  H Transportation and storage
  I Accommodation and food services
  J Information and communications
  K Financial and insurance activities
  L Real estate activities
  M Professional, scientific and technical activities
  N Administrative and support services
  O Public administration and defence
  P Education
  Q Health and social services
  R Arts, entertainment and recreation
  S Other services
  T Households as employers
  U International organisations
`).map(([businessCode, businessName]) => ({ businessCode, businessName }));

/**
 * Employers with staff that MAS regulates, as choices instead of typing the full name. The list has only well-known companies, from general knowledge. The MAS
 * Financial Institutions Directory shows which are regulated today. Company names are not translated, and the codes are ours.
 */
export const employerList: readonly Employer[] = parseRows(`
  abn-amro ABN AMRO Bank N.V.
  aia AIA Singapore Private Limited
  bank-of-china Bank of China Limited
  barclays Barclays Bank PLC
  bnp-paribas BNP Paribas
  cgs CGS International Securities Singapore Pte. Ltd.
  cimb CIMB Bank Berhad
  citibank Citibank Singapore Limited
  dbs DBS Bank Ltd.
  deutsche-bank Deutsche Bank Aktiengesellschaft
  great-eastern The Great Eastern Life Assurance Company Limited
  hsbc HSBC Bank (Singapore) Limited
  icbc Industrial and Commercial Bank of China Limited
  ig IG Asia Pte Ltd
  income Income Insurance Limited
  interactive-brokers Interactive Brokers Singapore Pte. Ltd.
  jpmorgan JPMorgan Chase Bank, N.A.
  manulife Manulife (Singapore) Pte. Ltd.
  maybank Maybank Singapore Limited
  maybank-securities Maybank Securities Pte. Ltd.
  moomoo Moomoo Financial Singapore Pte. Ltd.
  ocbc Oversea-Chinese Banking Corporation Limited
  ocbc-securities OCBC Securities Private Limited
  phillip Phillip Securities Pte Ltd
  prudential Prudential Assurance Company Singapore (Pte) Limited
  rhb RHB Bank Berhad
  saxo Saxo Capital Markets Pte. Ltd.
  sgx Singapore Exchange Securities Trading Limited
  standard-chartered Standard Chartered Bank (Singapore) Limited
  tiger-brokers Tiger Brokers (Singapore) Pte. Ltd.
  ubs UBS AG
  uob United Overseas Bank Limited
  uob-kay-hian UOB Kay Hian Private Limited
  usmart uSmart Securities (Singapore) Pte. Ltd.
`).map(([employerCode, employerName]) => ({ employerCode, employerName }));

/** Sources of the details of an identity document: the digital ID, the picture of the document, or typing (our list). */
export const idSourceType: readonly IdSourceType[] = parseRows(`
  digital-id Digital ID
  document Read from the document
  typed Entered manually
`).map(([idSourceCode, idSourceName]) => ({ idSourceCode, idSourceName }));

/** Lookup of industries by `key` and by English `content` (FORM-03). */
export const industryLookup: TwoWayLookup<Industry> = twoWayLookup(
  industryList,
  ({ key }) => key,
  ({ content }) => content,
);
/** Lookup of business sections by code and by English name (FORM-03). */
export const businessLookup: TwoWayLookup<Business> = twoWayLookup(
  businessList,
  ({ businessCode }) => businessCode,
  ({ businessName }) => businessName,
);
/** Lookup of employers by code and by company name (FORM-03). */
export const employerLookup: TwoWayLookup<Employer> = twoWayLookup(
  employerList,
  ({ employerCode }) => employerCode,
  ({ employerName }) => employerName,
);
