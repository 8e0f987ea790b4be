import { callingCodeOf } from '../generated/calling-codes.ts';

/** The calling code of a country (ITU-T E.164). */
export type CallingCode = {
  /** The country as ISO 3166-1 alpha-2 code. */
  readonly country: string;
  /** The calling code with its plus sign, such as `+65`. */
  readonly callingCode: string;
};

/** All countries with a calling code. Several countries can have the same code: +1 is also Canada and the Caribbean. */
export const callingCodes: readonly CallingCode[] = Object.entries(callingCodeOf).map(([country, code]) => ({
  country,
  callingCode: `+${code}`,
}));

/** Returns the calling code of a country (ISO 3166-1 alpha-2): `+65` for `SG`. Returns undefined if it has none. */
export const callingCode = (country: string): string | undefined =>
  callingCodes.find((one) => one.country === country)?.callingCode;

/** Returns the longest calling code with which a number starts: `+65` for `+6591234567`. Returns an empty text if none does. */
export const findCallingCode = (number: string): string =>
  callingCodes
    .map(({ callingCode }) => callingCode)
    .filter((one) => number.startsWith(one))
    .reduce((longest, one) => (one.length > longest.length ? one : longest), '');
