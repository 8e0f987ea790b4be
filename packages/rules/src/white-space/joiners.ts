/** Scripts whose spelling uses U+200C and U+200D, and in Mongolian U+180E: Arabic (Persian می‌نا), Syriac, Mongolian, and those of the Indic family (Sinhala ශ්‍රී). */
const joining =
  'Arab Syrc Mand Mong Phag Nkoo Deva Beng Guru Gujr Orya Taml Telu Knda Mlym Sinh Tibt Newa Mtei Sylo Mymr Khmr Java Bali Sund Cakm Lana'
    .split(' ')
    .map((script) => `\\p{scx=${script}}`)
    .join('');

const repeated = /(?<=[\u180E\u200C\u200D])[\u180E\u200C\u200D]+/g;
/** A joiner after another script or at the end of a word; there a mark such as a virama may have U+200D. */
const needless = new RegExp(
  `(?<!(?=\\p{L})[${joining}]\\p{M}*)[\\u180E\\u200C\\u200D]|[\\u180E\\u200C](?![\\p{L}\\p{M}])|(?<!\\p{M})\\u200D(?![\\p{L}\\p{M}])`,
  'gu',
);
/** Variation selectors choose a form of Chinese characters (葛󠄀 of a family register), and of Mongolian, Phags-pa and Burmese letters. */
const needlessSelector =
  /(?<!(?![\u180B-\u180F])[\p{Script=Han}\p{Script=Mongolian}\p{Script=Phags_Pa}\p{Script=Myanmar}])[\u180B-\u180D\u180F\uFE00-\uFE0F\u{E0100}-\u{E01EF}]/gu;

/** Removes the joiners that the script of a text does not need. */
export const joiners = (text: string): string => text.replace(repeated, '').replace(needless, '');

/** Removes the variation selectors that choose nothing. */
export const selectors = (text: string): string => text.replace(needlessSelector, '');
