import { collapse, withoutInvisible } from '../white-space/white-space.ts';

/** Signs that keyboards, word processors and PDF files write instead of those that a name has. */
const signs: readonly (readonly [typed: RegExp, kept: string])[] = [
  // ` ´ ’ ‘ ‛ ′ ‵, the modifier letters of Kealiʻi and of transliterations, the Armenian apostrophe and the Hebrew geresh
  [/[`´‘’‛′‵\u02B9\u02BB-\u02BF\u055A\u05F3]/g, "'"],
  // All dashes, the minus, the hyphens of Armenian, Hebrew and Mongolian. The Japanese ー is a letter, and 〜 is no hyphen.
  [/[\u02D7\u058A\u05BE\u1806\u2010-\u2015\u2043\u2212]/g, '-'],
  [/[•‧∙⋅]/g, '·'],
  [/[、､]/g, ','],
];

/**
 * Forms of letters and signs that a document prints as the plain ones: full-width, small, mathematical, ligatures of Latin, Hebrew and Arabic letters, Roman
 * numerals, and the radicals that a PDF file holds for Chinese characters. Half-width kana stay as they are typed.
 */
const forms =
  /[\u2160-\u217F\u2E80-\u2FD5\uFB00-\uFBB1\uFBD3-\uFC5D\uFC64-\uFDF9\uFE50-\uFE6B\uFE80-\uFEFC\uFF01-\uFF5E\u{1D400}-\u{1D7FF}]+/gu;

const plainSigns = (text: string): string =>
  signs.reduce(
    (plain, [typed, kept]) => plain.replace(typed, kept),
    text.replace(forms, (part) => part.normalize('NFKC')),
  );

/**
 * A name as it is kept: white space collapsed, each typographic hyphen `-`, each typographic apostrophe `'`, full-width letters and brackets as plain ones.
 * Letters, their case and their order stay those of the document. Names are never split.
 */
export const normaliseName = (name: string): string => collapse(plainSigns(collapse(name)));

/** A name for comparisons alone: NFKC, in upper case, without joiners and variation selectors. It is never shown or kept. */
export const foldName = (name: string): string =>
  withoutInvisible(normaliseName(name).normalize('NFKC')).replaceAll('・', '·').toUpperCase().normalize('NFKC');
