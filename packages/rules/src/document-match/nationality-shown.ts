import type { CountryCode } from '../country/country.ts';
import { own } from '../lookups/own.ts';

/**
 * Territories with a code of ISO 3166-1 whose people travel on a passport of the state, by that state: its zone shows the state's nationality (ICAO 9303-3,
 * section 5), such as CHN in the passports of Hong Kong and Macao. Hong Kong is also a territory of the United Kingdom here, for the passports of British
 * Nationals (Overseas). Those of the United States are left out, because the difference is a sign of a US person.
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

/** Whether a document of this nationality can belong to a person who chose that one: the same, or a state and its territory. */
export const canShow = (nationality: CountryCode, chosen: string): boolean =>
  nationality === chosen || isTerritoryOf(nationality, chosen) || isTerritoryOf(chosen, nationality);

const isTerritoryOf = (territory: string, state: string): boolean =>
  own(territories, state)?.some((code) => code === territory) ?? false;
