import { normaliseText, withoutInvisible } from '../white-space/white-space.ts';

/** Replacements for signs that keyboards, word processors and PDF files produce. */
const signs: readonly (readonly [typed: RegExp, kept: string])[] = [
  // ` ´ ’ ‘ ‛ ′ ‵, the modifier letters of Kealiʻi and of transliterations, the Armenian apostrophe and the Hebrew geresh
  [/[`´‘’‛′‵\u02B9\u02BB-\u02BF\u055A\u05F3]/g, "'"],
  // All dashes, the minus, the hyphens of Armenian, Hebrew and Mongolian. The Japanese ー is a letter, and 〜 is not a hyphen.
  [/[\u02D7\u058A\u05BE\u1806\u2010-\u2015\u2043\u2212]/g, '-'],
  [/[•‧∙⋅]/g, '·'],
  [/[、､]/g, ','],
  // The hyphen of foreign names in Japanese, as in ジャン゠ポール, for which keyboards have only the sign =
  [/(?<=[\p{Script=Katakana}ー])=(?=\p{Script=Katakana})/gu, '゠'],
];

/**
 * Matches variants of letters and signs that NFKC replaces with plain ones: full-width, small and mathematical letters, ligatures of Latin, Hebrew and Arabic
 * letters, Roman numerals, and radicals that PDF files contain for Chinese characters. Half-width kana are not included.
 */
const forms =
  /[\u2160-\u217F\u2E80-\u2FD5\uFB00-\uFBB1\uFBD3-\uFC5D\uFC64-\uFDF9\uFE50-\uFE6B\uFE80-\uFEFC\uFF01-\uFF5E\u{1D400}-\u{1D7FF}]+/gu;

const plainSigns = (text: string): string =>
  signs.reduce(
    (plain, [typed, kept]) => plain.replace(typed, kept),
    text.replace(forms, (part) => part.normalize('NFKC')),
  );

/**
 * Returns a name in its stored form, with these replacements:
 * - one space for each run of white space
 * - `-` for typographic hyphens, and `'` for typographic apostrophes
 * - plain letters and brackets for full-width ones
 *
 * Letters, case and order stay as on the document. Names are never split.
 */
export const normaliseName = (name: string): string => normaliseText(plainSigns(normaliseText(name)));

/** Returns a name for comparison: NFKC, upper case, without joiners and variation selectors. Do not show or store it. */
export const foldName = (name: string): string =>
  withoutInvisible(normaliseName(name).normalize('NFKC')).replaceAll('・', '·').toUpperCase().normalize('NFKC');
