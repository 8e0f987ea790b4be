import { getOwn } from '../lookups/own.ts';

/** General pattern of a passport number, for which ICAO 9303 has nine characters. Singapore and Malaysia have specific formats. */
const anyPassport = /^[A-Z0-9]{6,9}$/;
const passports: Readonly<Record<string, RegExp>> = {
  SG: /^[A-Z]\d{7}[A-Z]$/,
  MY: /^[AHK]\d{8}$/,
};

/** Returns the pattern of compact passport numbers of a country (ISO 3166-1 alpha-2). */
export const passportPattern = (country: string | undefined): RegExp => getOwn(passports, country) ?? anyPassport;
