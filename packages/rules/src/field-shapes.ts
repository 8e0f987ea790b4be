import * as z from 'zod/mini';

/**
 * The shapes of answers. Every message is an issue code, which the group `issues` of @quayside/i18n turns into words;
 * `enter-field` and `select-field` are filled with the label of the field at the path (MSG-01).
 */
export const text = (code = 'enter-field', most = 200) =>
  z.string(code).check(z.trim(), z.minLength(1, code), z.maxLength(most, 'too-long'));

/** Text that may be missing or empty: `too-long` beyond `most` characters. */
export const optionalText = (most = 200) => z.optional(z.string('enter-field').check(z.maxLength(most, 'too-long')));

/** Exactly one of a list's ids; `code` where it is missing or none of them. */
export const oneOf = <const T extends readonly [string, ...string[]]>(values: T, code = 'select-field') =>
  z.enum(values, code);

/** At least one of a list's ids; `code` where none is chosen. */
export const someOf = <const T extends readonly [string, ...string[]]>(values: T, code = 'select-field') =>
  z.array(z.enum(values, code), code).check(z.minLength(1, code));

/** Two capital letters, as ISO 3166-1 alpha-2 writes a country; whether there is such a country is the step's to say. */
export const country = (code = 'select-country') => z.string(code).check(z.regex(/^[A-Z]{2}$/, code));

/** A complete, existing date: `date-does-not-exist` for 29 February 2007, `code` for less than a date. Whether it fits is the step's to say. */
export const date = (code = 'date-incomplete') =>
  z.string(code).check(z.regex(/^\d{4}-\d{2}-\d{2}$/, { error: code, abort: true }), z.iso.date('date-does-not-exist'));

/** A box that has to be ticked; an unticked one is `code`. */
export const ticked = (code = 'must-agree') => z.literal(true, code);

/** Yes or no, as two radio buttons say it. */
export const yesNo = () => z.enum(['yes', 'no'], 'answer-required');

/** A decimal string that may be negative, as a net worth is where somebody owes more than they own: "-1200.50". */
export const signedMoney = () =>
  z.string('enter-field').check(z.minLength(1, 'enter-field'), z.regex(/^-?\d{1,15}(\.\d{1,2})?$/, 'amount-format'));

/** A decimal string, not negative: "5000", "5000.50". */
export const money = () =>
  z.string('enter-field').check(z.minLength(1, 'enter-field'), z.regex(/^\d{1,15}(\.\d{1,2})?$/, 'amount-format'));

/** The id under which the server keeps an uploaded document. */
export const documentId = (code = 'upload-document') => z.uuid(code);
