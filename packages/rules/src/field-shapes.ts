import * as z from 'zod/mini';

/** Replaces half a surrogate pair, which no server stores, with the replacement character. */
const wellFormed = (typed: string): string => typed.replace(/\p{Surrogate}/gu, '\uFFFD');
const trimmed = (typed: string): string => wellFormed(typed).trim();

/**
 * Schema of required text. Messages are issue codes of the group `issues` in @quayside/i18n; `enter-field` and `select-field` include the field's label
 * (MSG-01). `keep` returns the text in its stored form, such as `normaliseName`.
 */
export const text = (code = 'enter-field', most = 200, keep = trimmed) =>
  z.string(code).check(z.overwrite(keep), z.minLength(1, code), z.maxLength(most, 'too-long'));

/** Schema of optional text: `too-long` beyond `most` characters. `keep`: see `text`. */
export const optionalText = (most = 200, keep = wellFormed) =>
  z.optional(z.string('enter-field').check(z.overwrite(keep), z.maxLength(most, 'too-long')));

/** Schema of one id of a list; `code` if it is missing or unknown. */
export const oneOf = <const T extends readonly [string, ...string[]]>(values: T, code = 'select-field') =>
  z.enum(values, code);

/** Schema of one or more ids of a list; `code` if none is chosen or one is unknown. */
export const someOf = <const T extends readonly [string, ...string[]]>(values: T, code = 'select-field') =>
  z.array(z.enum(values, code), code).check(z.minLength(1, code));

/** Schema of two capital letters (ISO 3166-1 alpha-2). It does not check that the country exists. */
export const country = (code = 'select-country') => z.string(code).check(z.regex(/^[A-Z]{2}$/, code));

/** Schema of an existing date: `date-does-not-exist` for 29 February 2007, `code` for an incomplete date. The step checks the range. */
export const date = (code = 'date-incomplete') =>
  z.string(code).check(z.regex(/^\d{4}-\d{2}-\d{2}$/, { error: code, abort: true }), z.iso.date('date-does-not-exist'));

/** Schema of a required checkbox. */
export const ticked = (code = 'must-agree') => z.literal(true, code);

/** Schema of a yes-no question. */
export const yesNo = () => z.enum(['yes', 'no'], 'answer-required');

/** Schema of a decimal string that may be negative, such as a net worth: "-1200.50". */
export const signedMoney = () =>
  z.string('enter-field').check(z.minLength(1, 'enter-field'), z.regex(/^-?\d{1,15}(\.\d{1,2})?$/, 'amount-format'));

/** Schema of a non-negative decimal string: "5000", "5000.50". */
export const money = () =>
  z.string('enter-field').check(z.minLength(1, 'enter-field'), z.regex(/^\d{1,15}(\.\d{1,2})?$/, 'amount-format'));

/** Schema of the id of an uploaded document. */
export const documentId = (code = 'upload-document') => z.uuid(code);
