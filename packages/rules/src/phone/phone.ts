import { parsePhone } from '@quayside/values/read-phone';
import { type Issue, issue } from '../issue.ts';

/** Matches mobile numbers of Singapore, which begin with 8 or 9. A first digit of 6 is a fixed line, 3 an internet number. */
const singaporeMobile = /^\+65[89]\d{7}$/;
/** Matches a phone number of at most 15 digits (ITU-T E.164). */
const anyNumber = /^(?:\+[1-9]\d{5,14}|\d{6,15})$/;

/**
 * Returns a phone number in its stored form: `+` and digits, or only digits without a calling code. Other text is only trimmed, so that `checkMobile` rejects
 * it.
 */
export function normalisePhone(phone: string): string {
  const read = parsePhone(phone);
  if (!read) return phone.trim();
  return read.isInternational ? `+${read.callingCode ?? ''}${read.number}` : read.number;
}

/**
 * Checks a mobile number. A blank number has no issue. For advice on other countries use @quayside/rules/phone/mobile-numbers.
 * - `mobile-format`: the number does not have 6 to 15 digits ("Please enter a correct phone number", UI-04)
 * - `mobile-format-singapore`: a number with +65 is not a mobile number of Singapore
 * @param phone with its calling code, `+6591234567`; otherwise a number of `country`
 * @param country ISO 3166-1 alpha-2 of the calling code, if a separate field asks for it
 */
export function checkMobile(path: string, phone: string, country?: string): readonly Issue[] {
  if (!phone.trim()) return [];
  const number = normalisePhone(phone);
  const whole = number.startsWith('+');
  if (country === 'SG' || number.startsWith('+65')) {
    const singapore = whole ? number : `+65${number.replace(/^65(?=\d{8}$)/, '')}`;
    return singaporeMobile.test(singapore) ? [] : [issue(path, 'mobile-format-singapore')];
  }
  return anyNumber.test(number) && (whole || country) ? [] : [issue(path, 'mobile-format')];
}
