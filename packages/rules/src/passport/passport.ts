import { getOwn } from '../lookups/own.ts';

/**
 * General pattern, because ICAO 9303 has nine characters for the number. Singapore and Malaysia have specific formats (domain handbook 3.7, general knowledge).
 */
const anyPassport = /^[A-Z0-9]{6,9}$/;
const passports: Readonly<Record<string, RegExp>> = {
  SG: /^[A-Z]\d{7}[A-Z]$/,
  MY: /^[AHK]\d{8}$/,
};

/** Returns the pattern of compact passport numbers of a country (ISO 3166-1 alpha-2). */
export const passportPattern = (country: string | undefined): RegExp => getOwn(passports, country) ?? anyPassport;
