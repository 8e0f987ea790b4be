import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { languages } from '../language.ts';
import { keepWordsWhole } from './whole-words.ts';

const visible = (text: string) => text.replaceAll('\u2060', '+').replaceAll('\u200b', '|');

describe('Thai words stay whole', () => {
  test.each([
    ['บัญชีมาร์จิ้นก่อนขอสิทธิ์', 'บัญชี|มาร์+จิ้น|ก่อนขอสิทธิ์'],
    ['ประสบการณ์ฟิวเจอร์ส', 'ประสบการณ์|ฟิว+เจ+อร์ส'],
    ['ข้อตกลงมาร์จิ้น (CFD)', 'ข้อ+ตกลง|มาร์+จิ้น (CFD)'],
    ['คุณต้องเตรียมเอกสาร', 'คุณต้อง|เตรียม|เอกสาร'],
    ['ฟิวเจอร์สฯ', 'ฟิว+เจ+อร์สฯ'],
    ['บัญชีเงินสด', 'บัญชีเงินสด'],
  ])('%s is %s', (text, kept) => expect(visible(keepWordsWhole(text, 'th'))).toBe(kept));

  test('a text that was kept whole stays as it is', () => {
    const once = keepWordsWhole('บัญชีมาร์จิ้นก่อนขอสิทธิ์', 'th');
    expect(keepWordsWhole(once, 'th')).toBe(once);
  });

  test('the dictionary finds the words beside a kept one', () => {
    const segments = [
      ...new Intl.Segmenter('th', { granularity: 'word' }).segment(keepWordsWhole('บัญชีมาร์จิ้นก่อนขอสิทธิ์', 'th')),
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

test.each(languages)('%s: no text has invisible characters of its own', (language) => {
  const root = new URL('../text/', import.meta.url);
  const texts = readdirSync(root).map((group) => readFileSync(new URL(`${group}/${language}.json`, root), 'utf8'));
  expect(texts.filter((text) => /[\u200b\u2060]|\\u200b|\\u2060/i.test(text))).toEqual([]);
});
