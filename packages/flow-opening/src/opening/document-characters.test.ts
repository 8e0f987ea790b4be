import { findUnsupportedCharacter } from '@quayside/rules/internals/document-characters';
import { checkLatinName, checkName } from '@quayside/rules/internals/name/check-name';
import { checkStep } from '@quayside/rules/journey';
import { completeAnswers, completeFacts, openingDate } from '@quayside/rules/testing/complete-opening';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { openingJourney } from './opening-rules.ts';

describe('characters in PDF documents', () => {
  test.each([
    ['Latin letters', 'Nguyễn Żółć İbrahim'],
    ['Greek letters', 'Γιώργος'],
    ['Cyrillic letters', 'Владимир Їжак'],
    ['Han characters of the first plane', '山﨑 龘靐 䶮'],
    ['Han characters of the second plane', '𠮷田 陳𡃁 𫝆'],
    ['a Han character with a variation selector', '葛\u{e0100}'],
    ['modern and old Hangul', '김민준 ᄒᆞᆫ'],
    ['Arabic with vowel marks', 'عَبْدُ ٱللَّٰه'],
    ['Sinhala with a joiner', 'ශ්‍රී කුමාර'],
    ['letters with combining marks', 'J\u0331ose\u0301'],
    ['symbols in addresses and amounts', '№ 5, 〒150-0001 ㈱ ฿1,000 € ₫'],
    ['white space', ' \t\n\u00a0\u3000'],
    ['an empty text', ''],
  ])('PDF documents can show %s', (_, text) => {
    expect(findUnsupportedCharacter(text)).toBeUndefined();
  });

  test.each([
    ['a Han character without a font', '陳𪚥', '𪚥'],
    ['old Hiragana', 'ゆ𛀆', '𛀆'],
    ['a Gothic letter', 'Ulf 𐌿𐌻𐍆', '𐌿'],
    ['an emoji', 'Tan 😀', '😀'],
    ['a private-use character', '\ue000', '\ue000'],
    ['a control character', 'Tan\u0007', '\u0007'],
    ['a lone surrogate', 'Tan\ud83d', '\ud83d'],
    ['a Hangul filler', 'ㅤ', 'ㅤ'],
    ['an unassigned character', '\u{e01f5}\u0378', '\u0378'],
  ])('PDF documents cannot show %s', (_, text, character) => {
    expect(findUnsupportedCharacter(text)).toBe(character);
  });

  test('an unsupported character is found in any surrounding text', () => {
    const shown = fc.string({ unit: fc.constantFrom('a', 'é', '陳', '𠮷', 'م', 'क', '\u200d', ' ') });
    fc.assert(
      fc.property(shown, shown, fc.constantFrom('𪚥', '😀', '𐌿'), (before, after, refused) => {
        expect(findUnsupportedCharacter(before + after)).toBeUndefined();
        expect(findUnsupportedCharacter(before + refused + after)).toBe(refused);
      }),
    );
  });
});

describe('unsupported characters in forms', () => {
  test.each(['陳𪚥', '𐌿𐌻𐍆'])('checkName rejects the unsupported character in %s', (name) => {
    expect(checkName('nameOnId', name)).toEqual([{ path: 'nameOnId', code: 'character-not-shown' }]);
  });

  test('checkLatinName reports a name without Latin letters before an unsupported character', () => {
    expect(checkLatinName('fullName', '陳𪚥')).toEqual([{ path: 'fullName', code: 'name-latin' }]);
    expect(checkLatinName('fullName', 'Tan\u{1df25}')).toEqual([{ path: 'fullName', code: 'character-not-shown' }]);
  });

  const issuesOf = (id: string, change: object) => {
    const step = openingJourney.steps.find((one) => 'id' in one && one.id === id);
    if (!step || !('id' in step)) throw new RangeError(`No step ${id}.`);
    const answers = { ...completeAnswers, [id]: { ...completeAnswers[id], ...change } };
    return checkStep(step, { answers, facts: completeFacts, today: openingDate });
  };

  test.each([
    ['assets-info', { companyName: '公司𪚥' }, 'companyName'],
    [
      'contact-info',
      { residentialAddress: { country: 'HK', line1: '𪚥 Road', district: 'HK' } },
      'residentialAddress.line1',
    ],
    ['base-info', { nameOnId: '陳𪚥' }, 'nameOnId'],
    ['sign-info', { signature: { method: 'type', text: '𪚥' } }, 'signature.text'],
  ])('the step %s rejects unsupported characters in %j', (step, change, path) => {
    expect(issuesOf(step, change)).toContainEqual({ path, code: 'character-not-shown' });
  });

  test('a step reports unsupported characters after its other issues', () => {
    expect(issuesOf('base-info', { fullName: 'Tan 😀' })).toContainEqual({ path: 'fullName', code: 'name-characters' });
  });
});
