import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { PdfBlock, PdfContent } from '../domain/ports/pdf-maker.ts';
import { normalizeText, readPdf } from '../testing/read-pdf.ts';
import { makePdf } from './pdf-lib-maker.ts';
import { createWorkerPdf } from './worker-pdf.ts';

const contentOf = (blocks: readonly PdfBlock[], language: PdfContent['language'] = 'en'): PdfContent => ({
  title: 'Record',
  subject: 'Record',
  language,
  createdAt: new Date('2026-01-05T00:00:00Z'),
  blocks,
  foot: '',
});
const rowOf = (name: string): PdfBlock => ({ is: 'row', label: 'Name', lines: [name] });
/** Makes a PDF with a row for each name, and returns the names that can be extracted from it. */
async function readNames(names: readonly string[]): Promise<readonly string[]> {
  const { text } = await readPdf(await makePdf(contentOf(names.map(rowOf))));
  return normalizeText(text).split('Name').slice(1);
}

const names: readonly (readonly [script: string, name: string])[] = [
  ['Latin', 'Nguyễn Thị Łukasz Żółć İbrahim'],
  ['Latin with marks without a precomposed letter', 'J\u0331ose\u0301 M\u0304'],
  ['Greek', 'Γιώργος Ἀλέξανδρος'],
  ['Cyrillic', 'Владимир Щербаков Їжак'],
  ['Armenian', 'Արմեն Հակոբյան'],
  ['Hebrew', 'שָׁלוֹם בן דוד'],
  ['Arabic', 'عَبْدُ ٱللَّٰه محمد'],
  ['Persian with a joiner', 'سید\u200cحسین پرویز گلستان'],
  ['Urdu', 'ڈاکٹر عبدالقدیر'],
  ['Thaana', 'މުޙައްމަދު'],
  ['Devanagari', 'क्षितिज्ञ त्र्यम्बक श्रीवास्तव'],
  ['Bengali', 'শ্রীকৃষ্ণ চৌধুরী'],
  ['Gurmukhi', 'ਗੁਰਪ੍ਰੀਤ ਸਿੰਘ'],
  ['Gujarati', 'જ્ઞાનેશ્વર શ્રીમાળી'],
  ['Oriya', 'ଶ୍ରୀକୃଷ୍ଣ ପଟ୍ଟନାୟକ'],
  ['Tamil', 'முத்துக்கிருஷ்ணன் ஸ்ரீதர்'],
  ['Telugu', 'శ్రీనివాస కృష్ణమూర్తి'],
  ['Kannada', 'ಶ್ರೀನಿವಾಸ ಮೂರ್ತಿ'],
  ['Malayalam', 'കൃഷ്ണൻകുട്ടി മോഹന്‍ലാൽ'],
  ['Sinhala', 'ශ්‍රී කුමාර ප්‍රේමදාස'],
  ['Thai', 'น้ำฝน ปู่ญี่ปุ่น'],
  ['Lao', 'ສົມສັກ ພົມວິຫານ'],
  ['Tibetan', 'བསྟན་འཛིན་རྒྱ་མཚོ'],
  ['Myanmar', 'အောင်ဆန်းစုကြည် င်္ဂ'],
  ['Georgian', 'გიორგი მარგველაშვილი'],
  ['Ethiopic', 'ኃይለ ሥላሴ'],
  ['Khmer', 'ព្រះបាទនរោត្តម សីហនុ'],
  ['Mongolian', 'ᠴᠢᠩᠭᠢᠰ'],
  ['Hangul', '김민준'],
  ['Hangul of old letters', 'ᄒᆞᆫ글'],
  ['Han', '陈大文 陳大文 龘靐'],
  ['Han of the registers of Japan', '山﨑 𠮷田'],
  ['Han of Hong Kong', '陳𡃁'],
  ['Han with a variation selector', '葛\u{e0100}城'],
  ['Kana', 'さくら ミッキー・マウス'],
  ['Bopomofo', 'ㄅㄆㄇ'],
  ['Yi', 'ꆈꌠ'],
  ['several scripts', 'TAN 陳 (राम) 김'],
  ['two directions', 'TAN مُحَمَّد 陳'],
];

describe('names of every script', () => {
  test('extracts names of every script from a PDF in order', async () => {
    expect(await readNames(names.map(([, name]) => name))).toEqual(names.map(([, name]) => normalizeText(name)));
  });

  test('extracts typed signatures of every script from a PDF', async () => {
    const signed = names.map(([, text]): PdfBlock => ({ is: 'typed-signature', text }));
    const { text } = await readPdf(await makePdf(contentOf(signed)));
    expect(normalizeText(text)).toBe(names.map(([, name]) => normalizeText(name)).join(''));
  });

  test('extracts mixed words of one direction from a PDF', { tags: ['night'] }, async () => {
    const words = names
      .slice(0, -1)
      .flatMap(([script, name]) => (/Heb|Ara|Per|Urd|Tha/.test(script) ? [] : name.split(' ')));
    const name = fc.array(fc.constantFrom(...words), { minLength: 1, maxLength: 4 }).map((some) => some.join(''));
    await fc.assert(
      fc.asyncProperty(fc.array(name, { minLength: 12, maxLength: 12 }), async (rows) => {
        expect(await readNames(rows)).toEqual(rows.map(normalizeText));
      }),
      { numRuns: 10 },
    );
  });

  test('extracts a space for a line break from a PDF', async () => {
    expect(await readNames(['First Road\nSecond Road'])).toEqual(['FirstRoadSecondRoad']);
  });
});

describe('a character that no font has', () => {
  test.each([
    ['Han', '陳𪚥', 'U+2A6A5'],
    ['a script without a font', '𐌿𐌻𐍆', 'U+1033F'],
    ['an emoji', 'Tan 😀', 'U+1F600'],
    ['a control character', 'Tan\u0007', 'U+0007'],
    ['half a character', 'Tan\ud83d', 'U+D83D'],
  ])('rejects a PDF with a character that no font has: %s', async (_, name, codePoint) => {
    const failure = { name: 'UnshownCharacterError', message: `No PDF was made, because no font has ${codePoint}.` };
    for (const blocks of [[rowOf(name)], [{ is: 'typed-signature', text: name } as const]])
      await expect(makePdf(contentOf(blocks))).rejects.toMatchObject(failure);
  });

  test('returns the missing character as the cause of the error in the PDF thread', async () => {
    await expect(createWorkerPdf()(contentOf([rowOf('陳𪚥')]), 'application')).rejects.toMatchObject({
      name: 'TaskFailedError',
      cause: { name: 'UnshownCharacterError' },
    });
  });
});
