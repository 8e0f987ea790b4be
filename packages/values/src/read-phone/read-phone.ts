import { plainDigits } from '../plain-digits.ts';
import { fitsPlan, nationalNumber } from './national-number.ts';

/** A phone number split into calling code and national number, as digits. */
export type ParsedPhone = {
  /** The calling code in the text, or else the one from the caller: `65`. */
  readonly callingCode: string | undefined;
  /** The number after the calling code, `81234567`; empty if there is none yet. */
  readonly number: string;
  /** True if the text has a calling code after `+`, `00` or another exit code. */
  readonly isInternational: boolean;
};

/** Maximum length of a text in characters. A number with label and extension is shorter. */
const longestText = 100;
/** Maximum number of digits, with the calling code (ITU-T E.164, 6.2.1). */
const MOST_DIGITS = 15;

/**
 * Parses one phone number as people type, copy and dictate it: `+65 8123 4567`, `(+60) 012‑345 6789`, `0065…`, `tel:…`, `８１２３…`, `Mobile: …`, `… ext. 2`.
 * Removes labels, extensions, trunk prefixes and a repeated calling code. Returns undefined if the text is not a number, or has several. Digits of two numbers
 * are never joined.
 * @param callingCode digits of the calling code for a text without one
 */
export function parsePhone(text: string, callingCode?: string): ParsedPhone | undefined {
  if (text.length > longestText || noDecimalDigit.test(text)) return undefined;
  const { number: core, isCut } = withoutLabels(withoutExtension(fromLastPlus(plainText(text))));
  if (!/^\+?[\d\s().[\]/-]*$/.test(core)) return undefined;
  const digits = core.replace(/\D/g, '');
  if (digits === '') return isCut ? undefined : { callingCode, number: '', isInternational: false };
  const whole = afterExitCode(core, digits, callingCode);
  const code = whole === undefined ? callingCode : callingCodeIn(whole);
  if (whole !== undefined && code === undefined) return undefined;
  const national = whole === undefined ? digits : whole.slice(code?.length);
  const number = code === undefined ? national : nationalNumber(code, national);
  if (number.length + (code?.length ?? 0) > MOST_DIGITS) return undefined;
  const isDoubtful = isCut || core.includes('/');
  if (isDoubtful && code !== undefined && fitsPlan(code, number) === false) return undefined;
  if (beginsWithMobile(core, callingCode)) return undefined;
  return { callingCode: code, number, isInternational: whole !== undefined };
}

/** Returns whether more text follows a complete mobile number after a slash or bracket: `8123 4567/8`. */
function beginsWithMobile(core: string, callingCode: string | undefined): boolean {
  const read = parsePhone(core.replace(/(?:^|[/([])[^/([]*$/, ''), callingCode);
  return read?.callingCode !== undefined && fitsPlan(read.callingCode, read.number) === true;
}

/** Matches superscripts, fractions, and circled, Chinese and Roman numerals. Unicode normalisation would turn some into digits. */
const noDecimalDigit = /[\p{No}\p{Nl}]/u;
const invisible = /[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Me}\uFFFC]/gu;
/** Matches all dashes, the minus, and ー, which has the same key on Japanese keyboards. */
const dash = /[\p{Pd}\u2043\u2212\u30FC]/gu;
const middleDot = /[·•‧∙⋅・]/g;

const plainText = (text: string): string =>
  plainDigits(text.normalize('NFKC'))
    .replace(invisible, '')
    .replace(dash, '-')
    .replace(middleDot, '.')
    .replace(/\s+/g, ' ');

/** The text of a number. `isCut`: adjacent words or digits were removed, so `number` must be a mobile number of its country. */
type Cut = { readonly number: string; readonly isCut: boolean };

/** Removes digits before the last `+`: people paste a whole number after a calling code, as in `+65 +65 8123 4567`. */
function fromLastPlus(text: string): Cut {
  const number = text.replace(/^\D*(?:\d\D*){1,3}(?=\+[^+]*$)/, '');
  return { number, isCut: number !== text };
}

const extension =
  /[\s,;.([-]*(?:e?xt(?:ension|n)?|x|#|;ext=|内線|内线|分機|分机|ต่อ|samb(?:ungan)?)[\s.:=#]*\d{1,7}[\s)\]#]*$/i;

function withoutExtension({ number: text, isCut }: Cut): Cut {
  const number = text.replace(extension, '');
  return { number, isCut: isCut || number !== text };
}

/** Matches a label: letters, white space, brackets, quotes and punctuation, but no sign of dialling or calculation. */
const label = /^[\p{L}\p{M}\p{So}\p{Sk}\p{Ps}\p{Pe}\p{Pi}\p{Pf}\s.,:;'"<>/|&_#、。-]*$/u;
const numeral = /[一二三四五六七八九十百千零]/;
const capitals = /[\p{Lu}\p{Ll}]$/u;
const capitalsNext = /^-?[\p{Lu}\p{Ll}]/u;

/** Removes labels before and after a number. In scripts with capitals, a label must not touch the digits: `S1234567D` is not a phone number. */
function withoutLabels({ number: text, isCut }: Cut): Cut {
  const [, before = '', number = '', after = ''] = /^([^\d+]*)(.*\d|\+?)(\D*)$/s.exec(text) ?? [];
  const labels = before + after;
  const isLabel = label.test(labels) && !numeral.test(labels) && !capitals.test(before) && !capitalsNext.test(after);
  if (!isLabel) return { number: text, isCut };
  return { number, isCut: isCut || /\p{L}/u.test(labels) };
}

/** Exit codes for international calls other than 00, by calling code (libphonenumber). */
const exitCodes: Readonly<Record<string, string>> = { 1: '011', 7: '810', 61: '0011', 81: '010' };

/** Returns the digits from the calling code; undefined for a national number. */
function afterExitCode(core: string, digits: string, callingCode: string | undefined): string | undefined {
  const exit = exitCodes[callingCode ?? ''];
  const international = core.startsWith('+');
  if (exit && !international && digits.startsWith(exit)) return digits.slice(exit.length);
  if (digits.startsWith('00')) return digits.slice('00'.length);
  return international ? digits : undefined;
}

/** Matches calling codes of one and two digits. All others have three (ITU-T E.164, list of assigned codes, 2016, with amendments). */
const shortCode = /^(?:[17]|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58])/;

/** Returns the calling code at the start of digits; undefined for 0 and for an incomplete code. */
const callingCodeIn = (digits: string): string | undefined =>
  shortCode.exec(digits)?.[0] ?? /^[2-9]\d\d/.exec(digits)?.[0];
