import { findUnsupportedCharacter } from '@quayside/rules/internals/document-characters';
import { checkName } from '@quayside/rules/internals/name/check-name';
import { normaliseName } from '@quayside/values/internals/name';
import { expect, test } from 'vitest';
import { loadFaces } from './pdf-fonts.ts';

/** For each font, a character that no other font has. */
const ofEachFont = 'A䶮𡃁の김กمԱবकአაગਗאಕខກമᠮကଓසதతދꀊཀ';
const faces = await loadFaces(ofEachFont, 'en');
const inFonts = new Set(faces.flatMap(({ characters }) => [...characters]));
/** The code points to test. Planes 4 to 13 contain no characters, and those above plane 14 are private. */
const codePoints = Array.from({ length: 0x40000 + 0x1000 }, (_, at) => (at < 0x40000 ? at : 0xe0000 + at - 0x40000));
const isSurrogate = (codePoint: number) => codePoint >= 0xd800 && codePoint <= 0xdfff;
const shapeless = /[\s\p{Default_Ignorable_Code_Point}\p{Cc}\p{Co}]/u;
const isShown = (codePoint: number) =>
  inFonts.has(codePoint) && !isSurrogate(codePoint) && !shapeless.test(String.fromCodePoint(codePoint));

test('has a test character for every font of the PDFs', () => {
  expect(faces).toHaveLength([...ofEachFont].length);
});

test('accepts exactly the characters of the PDF fonts in forms (`-u` updates their ranges)', async () => {
  const ends: number[] = [];
  for (const codePoint of codePoints) if (isShown(codePoint) !== (ends.length % 2 === 1)) ends.push(codePoint);
  const distances = ends.map((end, index) => end - (ends[index - 1] ?? 0));
  await expect(
    `/** The code points of the fonts of documents: the first of a range, the first behind it, and so on, each as its distance from the one before. */
export const characterRanges: readonly number[] = [
  ${distances.join(',')}
];
`,
  ).toMatchFileSnapshot('../../../rules/src/document-characters/generated/character-ranges.ts');
});

test('has a font for every character that names may contain', () => {
  const refused: string[] = [];
  let accepted = 0;
  for (const codePoint of codePoints) {
    const name = isSurrogate(codePoint) ? '' : `A${String.fromCodePoint(codePoint)}`;
    if (!name || checkName('nameOnId', name).length > 0) continue;
    accepted += 1;
    for (const character of normaliseName(name).normalize('NFC'))
      if (!/[ \p{Default_Ignorable_Code_Point}]/u.test(character) && !inFonts.has(character.codePointAt(0) ?? 0))
        refused.push(codePoint.toString(16));
  }
  expect(accepted).toBeGreaterThan(40_000);
  expect(refused).toEqual([]);
});

test.each(['𠮷', '𡃁', '﨑', '龘', '䶮', '𫝆', 'ᠮ', 'ཨ', 'ꀊ', 'ጀ', 'ゟ', 'ㄅ', '훿', '葛\u{e0100}', 'ශ්‍රී'])(
  'accepts “%s” in a name, because a font has it',
  (text) => {
    expect(findUnsupportedCharacter(text)).toBeUndefined();
  },
);
