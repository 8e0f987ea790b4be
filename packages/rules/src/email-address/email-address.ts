/**
 * An address as it can be typed: the local part of RFC 5321, 4.1.2 without quotes, and two labels or more (RFC 1034, 3.5; RFC 6531 for other scripts). It
 * begins with a letter, a digit or `_`, because a sign before it comes from a list or from other wrapping. Dots may repeat: Japanese operators gave such
 * addresses. No pattern can tell whether mail arrives.
 */
export const emailPattern =
  /^[\p{L}\p{N}_][\p{L}\p{M}\p{N}.!#$%&'*+/=?^_`{|}~-]{0,63}@(?:[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?\.)+\p{L}[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}]$/u;

/** Longer than any address with a name and a subject. */
const longestTyped = 1000;

/**
 * An e-mail address as it is kept, without what comes along when it is copied: `Wei Ming <wei@customer.example>`, `mailto:` with its subject, quotes, brackets,
 * a comma at the end, marks that nothing shows. White space stays within other texts, so that two words never become one address: `emailPattern` refuses
 * them, and two addresses.
 */
export function normaliseEmail(typed: string): string {
  if (typed.length > longestTyped) return typed;
  const plain = typed.normalize('NFKC').replace(invisible, '').replace(/\s+/g, ' ');
  const address = withoutEnds(withoutScheme(withoutEnds(withoutName(plain))))
    .replace(/ ?@ ?/g, '@')
    .replaceAll('。', '.'); // the full stop of Chinese and Japanese keyboards (RFC 5895, 2)
  return address === typed ? address : normaliseEmail(address);
}

const invisible = /[\p{Default_Ignorable_Code_Point}\p{Cf}\uFFFC]/gu;

/** `Wei Ming <wei@customer.example>` (RFC 5322, 3.4). A name with another address stays, because either may be meant. */
function withoutName(text: string): string {
  const [, name = '', address] = /^([^<>]*)<([^<>]*)>[^\p{L}\p{N}<>@]*$/u.exec(text) ?? [];
  if (address === undefined) return text;
  const same = withoutEnds(name).toLowerCase() === withoutEnds(address).toLowerCase();
  return name.includes('@') && !same ? text : address;
}

/** `mailto:wei%2Bnews@customer.example?subject=Hello` (RFC 6068). */
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
