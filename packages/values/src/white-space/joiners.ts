/** Scripts that use U+200C and U+200D in spelling, and U+180E in Mongolian: Arabic (Persian می‌نا), Syriac, Mongolian, and the Indic family (Sinhala ශ්‍රී). */
const joining =
  'Arab Syrc Mand Mong Phag Nkoo Deva Beng Guru Gujr Orya Taml Telu Knda Mlym Sinh Tibt Newa Mtei Sylo Mymr Khmr Java Bali Sund Cakm Lana'
    .split(' ')
    .map((script) => `\\p{scx=${script}}`)
    .join('');

const repeated = /(?<=[\u180E\u200C\u200D])[\u180E\u200C\u200D]+/g;
/** Matches a joiner after a letter of another script or at the end of a word. After a mark such as a virama, U+200D is allowed at the end. */
const needless = new RegExp(
  `(?<!(?=\\p{L})[${joining}]\\p{M}*)[\\u180E\\u200C\\u200D]|[\\u180E\\u200C](?![\\p{L}\\p{M}])|(?<!\\p{M})\\u200D(?![\\p{L}\\p{M}])`,
  'gu',
);
/**
 * Matches a variation selector that selects nothing. A useful selector is after a Chinese character (葛󠄀 of a family register), or a Mongolian, Phags-pa or
 * Burmese letter.
 */
const needlessSelector =
  /(?<!(?![\u180B-\u180F])[\p{Script=Han}\p{Script=Mongolian}\p{Script=Phags_Pa}\p{Script=Myanmar}])[\u180B-\u180D\u180F\uFE00-\uFE0F\u{E0100}-\u{E01EF}]/gu;

/** Removes joiners that the script of a text does not need. */
export const removeNeedlessJoiners = (text: string): string => text.replace(repeated, '').replace(needless, '');

/** Removes variation selectors that select nothing. */
export const removeNeedlessSelectors = (text: string): string => text.replace(needlessSelector, '');
