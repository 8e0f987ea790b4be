/** Zero-width and direction marks that come along when text is copied. The joiners U+200C and U+200D spell words in some scripts and stay. */
const invisible = /[\u200B\u200E\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\uFEFF]/g;
const joiners = /[\u200C\u200D]/g;

/**
 * A name or an address as it is kept: ends trimmed, each inner run of white space (also the full-width space) one space, Unicode NFC (UI-05).
 * Inner spaces stay: TAN MING HENG is not TANMINGHENG (domain handbook 3.8).
 */
export const collapse = (text: string): string =>
  text.normalize('NFC').replace(invisible, '').replace(/\s+/g, ' ').trim().normalize('NFC');

/**
 * A number, code, phone or e-mail address as it is kept: no white space at all (UI-05), full-width characters of an input method
 * turned into plain ones (Unicode NFKC).
 */
export const strip = (text: string): string =>
  text.normalize('NFKC').replace(invisible, '').replace(joiners, '').replace(/\s+/g, '').normalize('NFKC');
