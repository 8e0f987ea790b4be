import { compactNumber } from '../internal/number-text.ts';
import { own } from '../internal/own.ts';
import { type Issue, issue } from '../issue.ts';

/** ICAO 9303 gives the number nine places; Singapore and Malaysia as printed (domain handbook 3.7, general knowledge). */
const anyPassport = /^[A-Z0-9]{6,9}$/;
const passports: Readonly<Record<string, RegExp>> = {
  SG: /^[A-Z]\d{7}[A-Z]$/,
  MY: /^[AHK]\d{8}$/,
};

/** The shape of a compact passport number of this country, ISO 3166-1 alpha-2. */
export const passportPattern = (country: string | undefined): RegExp => own(passports, country) ?? anyPassport;

/**
 * `document-number-format` where a typed passport number cannot be one of this country. A blank number has no issue.
 * Not for numbers from the digital ID, whose personas carry up to 22 characters (domain handbook 3.7).
 */
export function checkPassportNumber(path: string, number: string, country: string | undefined): readonly Issue[] {
  const compact = compactNumber(number);
  return !compact || passportPattern(country).test(compact) ? [] : [issue(path, 'document-number-format')];
}
