import { own } from '../lookups/own.ts';

/** ICAO 9303 has nine places for the number. Singapore and Malaysia have their own formats (domain handbook 3.7, general knowledge). */
const anyPassport = /^[A-Z0-9]{6,9}$/;
const passports: Readonly<Record<string, RegExp>> = {
  SG: /^[A-Z]\d{7}[A-Z]$/,
  MY: /^[AHK]\d{8}$/,
};

/** Returns the pattern of a compact passport number of a country (ISO 3166-1 alpha-2). */
export const passportPattern = (country: string | undefined): RegExp => own(passports, country) ?? anyPassport;
