import * as z from 'zod/mini';

/** Replaces half a surrogate pair with the replacement character, because servers cannot store it. */
const wellFormed = (typed: string): string => typed.replace(/\p{Surrogate}/gu, '\uFFFD');
const trimmed = (typed: string): string => wellFormed(typed).trim();

/**
 * Schema of required text.
 * @param code issue code of a missing text, from the group `issues` of @quayside/i18n; `enter-field` includes the label of the field (MSG-01)
 * @param most maximum length in characters (`too-long`)
 * @param keep returns the text in its stored form, such as `normaliseName`
 */
export const text = (code = 'enter-field', most = 200, keep = trimmed) =>
  z.string(code).check(z.overwrite(keep), z.minLength(1, code), z.maxLength(most, 'too-long'));

/** Schema of optional text. The parameters are those of `text`. */
export const optionalText = (most = 200, keep = wellFormed) =>
  z.optional(z.string('enter-field').check(z.overwrite(keep), z.maxLength(most, 'too-long')));

/** Schema of an id from a list. `code` is the issue code if the id is missing or unknown. */
export const oneOf = <const T extends readonly [string, ...string[]]>(values: T, code = 'select-field') =>
  z.enum(values, code);

/** Schema of one or more ids from a list. `code` is the issue code if none is chosen or one is unknown. */
export const someOf = <const T extends readonly [string, ...string[]]>(values: T, code = 'select-field') =>
  z.array(z.enum(values, code), code).check(z.minLength(1, code));

/** Schema of a country code: two capital letters (ISO 3166-1 alpha-2). Does not check that the country exists. */
export const country = (code = 'select-country') => z.string(code).check(z.regex(/^[A-Z]{2}$/, code));

/** Schema of a date. Issue codes: `date-does-not-exist` for 29 February 2007, `code` for an incomplete date. The step checks the range. */
export const date = (code = 'date-incomplete') =>
  z.string(code).check(z.regex(/^\d{4}-\d{2}-\d{2}$/, { error: code, abort: true }), z.iso.date('date-does-not-exist'));

/** Schema of a checkbox that must be ticked. `code` is the issue code of a box that is not. */
export const ticked = (code = 'must-agree') => z.literal(true, code);

/** Schema of the answer to a yes-no question. Issue code: `answer-required`. */
export const yesNo = () => z.enum(['yes', 'no'], 'answer-required');

/** Schema of decimal text that may be negative, such as a net worth: "-1200.50". At most 15 digits and 2 decimals. */
export const signedMoney = () =>
  z.string('enter-field').check(z.minLength(1, 'enter-field'), z.regex(/^-?\d{1,15}(\.\d{1,2})?$/, 'amount-format'));

/** Schema of decimal text that is not negative: "5000", "5000.50". At most 15 digits and 2 decimals. */
export const money = () =>
  z.string('enter-field').check(z.minLength(1, 'enter-field'), z.regex(/^\d{1,15}(\.\d{1,2})?$/, 'amount-format'));

/** Schema of the id of an uploaded document, a UUID. */
export const documentId = (code = 'upload-document') => z.uuid(code);
