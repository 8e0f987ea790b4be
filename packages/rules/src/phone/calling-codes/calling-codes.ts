import { callingCodeOf } from '../generated/calling-codes.ts';

/** A country's calling code (ITU-T E.164). */
export type CallingCode = {
  /** ISO 3166-1 alpha-2 */
  readonly country: string;
  /** with its plus sign: `+65` */
  readonly callingCode: string;
};

/** All countries with a calling code, by alpha-2. Several countries share one: +1 is also Canada and the Caribbean. */
export const callingCodes: readonly CallingCode[] = Object.entries(callingCodeOf).map(([country, code]) => ({
  country,
  callingCode: `+${code}`,
}));

/** Returns the calling code of a country: `+65` for `SG`. Returns undefined if it has none. */
export const callingCode = (country: string): string | undefined =>
  callingCodes.find((one) => one.country === country)?.callingCode;
