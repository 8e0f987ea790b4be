import { describe, expect, test } from 'vitest';
import { languages } from '../language.ts';
import { readTexts, textGroups } from '../testing/text-folders/text-folders.ts';
import { withLineBreaks } from './line-breaks.ts';

const visible = (text: string) => text.replaceAll('\u2060', '+').replaceAll('\u200b', '|');

const thaiTexts = () => textGroups.flatMap((group) => Object.values(readTexts(group, 'th')));

/** Entries of the dictionary that are not words: parts of two neighbours, or two words as one. */
const misread = new Set(
  'ไม่ทัน ตัดขาด ขายขาด ทำการ ทางการ ขอรับ รับคำ ได้ที่ ตัวผู้ ตัวแทน แล้วก น้อยห ต้องเต เสียด รณ์ฟิว จมี นมี นอ นข นก่อ สมี สอ'.split(' '),
);

/** Returns the words of the dictionary in which the marks allow a break. */
function brokenWords(texts: readonly string[]): readonly string[] {
  const segmenter = new Intl.Segmenter('th', { granularity: 'word' });
  return texts.flatMap((text) => {
    const parts = withLineBreaks(text, 'th').replaceAll('\u2060', '').split('\u200b');
    const breaks = parts.map((_, at) => parts.slice(0, at + 1).join('').length);
    return [...segmenter.segment(text)]
      .filter(({ index, segment }) => breaks.some((at) => at > index && at < index + segment.length))
      .map(({ segment }) => segment);
  });
}

test.each([
  ['ja', 'W-8BENフォーム', 'W-+8BENフォーム'],
  ['th', 'แบบฟอร์ม W-8BEN', 'แบบ+ฟอร์ม W-+8BEN'],
] as const)('prevents a line break in the name of the US form in %s', (language, text, expected) => {
  const kept = withLineBreaks(text, language);
  expect(visible(kept)).toBe(expected);
  expect(withLineBreaks(kept, language)).toBe(kept);
});

describe('line breaks in Thai', () => {
  test.each([
    ['บัญชีมาร์จิ้นก่อนขอสิทธิ์', 'บัญชี|มาร์+จิ้น|ก่อนขอสิทธิ์'],
    ['ประสบการณ์ฟิวเจอร์ส', 'ประสบการณ์|ฟิว+เจ+อร์ส'],
    ['ข้อตกลงมาร์จิ้น (CFD)', 'ข้อ+ตกลง|มาร์+จิ้น (CFD)'],
    ['คุณต้องเตรียมเอกสาร', 'คุณต้อง|เตรียม|เอกสาร'],
    ['ฟิวเจอร์สฯ', 'ฟิว+เจ+อร์สฯ'],
    ['คำเตือนพื้นฐาน', 'คำ+เตือน|พื้น+ฐาน'],
    ['ฝากเงินถึงจุดคุ้มทุน', 'ฝาก+เงิน|ถึง|จุด+คุ้ม+ทุน'],
    ['ออกแล้วกลับมา', 'ออกแล้ว|กลับ|มา'],
    ['เลขประจำตัวผู้เสียภาษี', 'เลข|ประจำ+ตัว|ผู้+เสีย+ภาษี'],
    ['คุณเปิดบัญชี', 'คุณเปิดบัญชี'],
  ])('marks the Thai text %s as %s', (text, kept) => expect(visible(withLineBreaks(text, 'th'))).toBe(kept));

  test('marking a Thai text twice gives the same text as once', () => {
    const texts = thaiTexts();
    const once = texts.map((text) => withLineBreaks(text, 'th'));
    expect(once.map((text) => withLineBreaks(text, 'th'))).toEqual(once);
  });

  test('prevents breaks inside dictionary words, unless the dictionary misreads the text', () => {
    expect(brokenWords(thaiTexts()).filter((word) => !misread.has(word))).toEqual([]);
  });

  test('finds dictionary words next to a protected word', () => {
    const segments = [
      ...new Intl.Segmenter('th', { granularity: 'word' }).segment(withLineBreaks('บัญชีมาร์จิ้นก่อนขอสิทธิ์', 'th')),
    ];
    expect(segments.filter(({ isWordLike }) => isWordLike).map(({ segment }) => visible(segment))).toEqual([
      'บัญชี',
      'มาร์+จิ้น',
      'ก่อน',
      'ขอ',
      'สิทธิ์',
    ]);
  });
});

test.each(languages)('%s texts contain no invisible characters', (language) => {
  const texts = textGroups.map((group) => JSON.stringify(readTexts(group, language)));
  expect(texts.filter((text) => /[\u200b\u2060]|\\u200b|\\u2060/i.test(text))).toEqual([]);
});
