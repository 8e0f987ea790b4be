/**
 * Matches an email address: the local part of RFC 5321, 4.1.2 without quotes, and a domain of at least two labels (RFC 1034, 3.5; RFC 6531 for other scripts).
 * The address begins with a letter, a digit or `_`, because another sign before it comes from copied text. Dots may repeat, because Japanese operators issued
 * such addresses. A match does not prove that the mailbox exists.
 */
export const emailPattern =
  /^[\p{L}\p{N}_][\p{L}\p{M}\p{N}.!#$%&'*+/=?^_`{|}~-]{0,63}@(?:[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?\.)+\p{L}[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}]$/u;

/** Maximum length of text that is normalised. An address with a name and a subject is shorter. */
const longestTyped = 1000;

/**
 * Returns an email address in its stored form, without copied extras: the name in `Wei Ming <wei@customer.example>`, `mailto:` with its subject, quotes,
 * brackets, a comma at the end, invisible characters. Removes white space at the ends and around `@`, and reduces a longer run to one space, so that two
 * words never become one. `emailPattern` does not match a text with a space. Returns a text of more than 1,000 characters unchanged.
 */
export function normaliseEmail(typed: string): string {
  if (typed.length > longestTyped) return typed;
  const plain = typed.normalize('NFKC').replace(invisible, '').replace(/\s+/g, ' ');
  const address = withoutEnds(withoutScheme(withoutEnds(withoutName(plain))))
    .replace(/ ?@ ?/g, '@')
    .replaceAll('。', '.'); // full stop on Chinese and Japanese keyboards (RFC 5895, 2)
  return address === typed ? address : normaliseEmail(address);
}

const invisible = /[\p{Default_Ignorable_Code_Point}\p{Cf}\uFFFC]/gu;

/**
 * Returns the address in `Wei Ming <wei@customer.example>` (RFC 5322, 3.4). Returns the text unchanged if the name contains a different address, because either
 * may be correct.
 */
function withoutName(text: string): string {
  const [, name = '', address] = /^([^<>]*)<([^<>]*)>[^\p{L}\p{N}<>@]*$/u.exec(text) ?? [];
  if (address === undefined) return text;
  const same = withoutEnds(name).toLowerCase() === withoutEnds(address).toLowerCase();
  return name.includes('@') && !same ? text : address;
}

/** Returns the address in `mailto:wei%2Bnews@customer.example?subject=Hello` (RFC 6068), decoded. */
function withoutScheme(text: string): string {
  const [, address] = /^mailto:([^?]*)/i.exec(text) ?? [];
  if (address === undefined) return text;
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}

const ends =
  /^[\s,;:.。、'"`´‘’‚“”„«»‹›<>()[\]{}「」『』【】〔〕〈〉《》]+|[\s,;:.。、'"`´‘’‚“”„«»‹›<>()[\]{}「」『』【】〔〕〈〉《》]+$/g;
const withoutEnds = (text: string): string => text.replace(ends, '');
