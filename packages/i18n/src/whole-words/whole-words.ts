import type { Language } from '../language.ts';

const JOINER = '\u2060';
const BREAK = '\u200b';

/**
 * Thai words that the dictionaries of browsers (ICU) break in their middle, at each `|`, or whose neighbours they misread. Thai has no spaces between words.
 */
const thai = [
  'มาร์|จิ้น',
  'ฟิว|เจ|อร์ส',
  'คอม|มิช|ชัน',
  'อัป|โหลด',
  'อัป|เกรด',
  'คิว|อาร์|โค้ด',
  'ไอ|ดี',
  'พิ|นอิน',
  'พุต|ออปชัน',
  'คอล|ออปชัน',
  'ช|อร์ต',
  'เอ|มิ|เรตส์',
  'โรล|โอเวอร์',
  'ผล|กระทบ',
  'แนว|โน้ม',
  'ข้อ|ตกลง',
  'ดอก|เบี้ย',
  'เตรียม',
  'ออปชัน',
  'แสดง',
] as const;

const joined = new Map(thai.map((word) => [word.replaceAll('|', ''), word.replaceAll('|', JOINER)]));
const words = new RegExp([...joined.keys()].toSorted((one, other) => other.length - one.length).join('|'), 'g');
/** A letter, vowel or tone; the signs ๆ and ฯ belong to the word before them. */
const letter = /[ก-ฮะาำเ-ๅ]|\p{Mn}/u;
/** A vowel sign or a tone continues the word before it. */
const continues = /[ะาำๅ]|\p{Mn}/u;

function keepThai(text: string): string {
  const kept = text.replace(words, (word, start: number) => {
    const before = text.charAt(start - 1);
    const after = text.charAt(start + word.length);
    if (continues.test(after)) return word;
    return `${letter.test(before) ? BREAK : ''}${joined.get(word)}${letter.test(after) ? BREAK : ''}`;
  });
  return kept.replaceAll(BREAK + BREAK, BREAK);
}

/**
 * Returns a Thai text as a screen or a PDF shows it: U+2060 keeps words whole that a dictionary would break, and U+200B allows a break beside them. Texts
 * themselves contain neither, for search, copy and translation.
 */
export const keepWordsWhole = (text: string, language: Language): string => (language === 'th' ? keepThai(text) : text);
