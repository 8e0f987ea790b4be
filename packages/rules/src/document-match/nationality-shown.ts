import type { CountryCode } from '../country/country.ts';
import { getOwn } from '../lookups/own.ts';

/**
 * Territories with an ISO 3166-1 code, by the state that issues their passports. The zone shows the nationality of the state (ICAO 9303-3, section 5), such as
 * CHN in passports of Hong Kong and Macao. Hong Kong is also listed under the United Kingdom, for passports of British Nationals (Overseas). US territories are
 * left out, because there a difference suggests a US person.
 */
const territories: Partial<Record<CountryCode, readonly CountryCode[]>> = {
  AU: ['CC', 'CX', 'HM', 'NF'],
  CN: ['HK', 'MO'],
  DK: ['FO', 'GL'],
  FI: ['AX'],
  FR: ['BL', 'GF', 'GP', 'MF', 'MQ', 'NC', 'PF', 'PM', 'RE', 'TF', 'WF', 'YT'],
  GB: ['AI', 'BM', 'FK', 'GG', 'GI', 'GS', 'HK', 'IM', 'IO', 'JE', 'KY', 'MS', 'PN', 'SH', 'TC', 'VG'],
  NL: ['AW', 'BQ', 'CW', 'SX'],
  NO: ['BV', 'SJ'],
  NZ: ['CK', 'NU', 'TK'],
};

/** Returns whether a document that shows `nationality` can belong to a person who chose `chosen`. The two must be equal, or a state and its territory. */
export const isCompatibleNationality = (nationality: CountryCode, chosen: string): boolean =>
  nationality === chosen || isTerritoryOf(nationality, chosen) || isTerritoryOf(chosen, nationality);

const isTerritoryOf = (territory: string, state: string): boolean =>
  getOwn(territories, state)?.some((code) => code === territory) ?? false;
