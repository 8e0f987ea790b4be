import { type Issue, issue } from '../issue.ts';
import { strip } from '../white-space/white-space.ts';

/** Singapore mobiles begin with 8 or 9; 6 is a fixed line, 3 an internet number (domain handbook 9). */
const singaporeMobile = /^\+65[89]\d{7}$/;
/** ITU-T E.164: 15 digits at most. */
const anyNumber = /^\+\d{6,15}$/;

/** A phone number as it is kept: `+` and digits. `00` before the calling code becomes `+`; brackets, dots and hyphens go. */
export const normalisePhone = (phone: string): string =>
  strip(phone.slice(0, 100))
    .replace(/[-‐‑–().]/g, '')
    .replace(/^00/, '+');

/**
 * `mobile-format` where a number cannot be a mobile ("Please enter a correct phone number", UI-04): 6 to 15 digits; `mobile-format-singapore`, strict, for +65,
 * whose numbering plans change more often than this rule. A blank number has no issue. Finer advice: @quayside/rules/phone/mobile-numbers.
 * @param phone with its calling code, `+6591234567`; without one it counts as a number of `country`
 * @param country ISO 3166-1 alpha-2 of the calling code, where a field asks for it
 */
export function checkMobile(path: string, phone: string, country?: string): readonly Issue[] {
  const number = normalisePhone(phone);
  if (!number) return [];
  const whole = number.startsWith('+');
  if (country === 'SG' || number.startsWith('+65')) {
    const singapore = whole ? number : `+65${number.replace(/^65(?=\d{8}$)/, '')}`;
    return singaporeMobile.test(singapore) ? [] : [issue(path, 'mobile-format-singapore')];
  }
  return anyNumber.test(whole || !country ? number : `+${number}`) ? [] : [issue(path, 'mobile-format')];
}
