import { unshownCharacter } from '@quayside/rules/internals/document-characters';
import { checkLatinName, checkName } from '@quayside/rules/internals/name';
import { checkStep } from '@quayside/rules/journey';
import { completeAnswers, completeFacts, today } from '@quayside/rules/testing/complete-opening';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { opening } from './opening-rules.ts';

describe('characters that documents can show', () => {
  test.each([
    ['Latin', 'Nguyễn Żółć İbrahim'],
    ['Greek', 'Γιώργος'],
    ['Cyrillic', 'Владимир Їжак'],
    ['Han in the first plane', '山﨑 龘靐 䶮'],
    ['Han of Japan, Hong Kong and mainland China in the second plane', '𠮷田 陳𡃁 𫝆'],
    ['Han with a variation selector', '葛\u{e0100}'],
    ['Hangul, and a syllable of old letters', '김민준 ᄒᆞᆫ'],
    ['Arabic with vowels', 'عَبْدُ ٱللَّٰه'],
    ['Sinhala with a joiner', 'ශ්‍රී කුමාර'],
    ['a letter that is marked by hand', 'J\u0331ose\u0301'],
    ['signs of addresses and amounts', '№ 5, 〒150-0001 ㈱ ฿1,000 € ₫'],
    ['white space', ' \t\n\u00a0\u3000'],
    ['nothing', ''],
  ])('%s', (_, text) => {
    expect(unshownCharacter(text)).toBeUndefined();
  });

  test.each([
    ['Han in no font', '陳𪚥', '𪚥'],
    ['old Hiragana', 'ゆ𛀆', '𛀆'],
    ['Gothic', 'Ulf 𐌿𐌻𐍆', '𐌿'],
    ['an emoji', 'Tan 😀', '😀'],
    ['a private character', '\ue000', '\ue000'],
    ['a control character', 'Tan\u0007', '\u0007'],
    ['half a character', 'Tan\ud83d', '\ud83d'],
    ['a filler', 'ㅤ', 'ㅤ'],
    ['a character of no Unicode version', '\u{e01f5}\u0378', '\u0378'],
  ])('%s is refused', (_, text, character) => {
    expect(unshownCharacter(text)).toBe(character);
  });

  test('refuses the character in any surrounding text', () => {
    const shown = fc.string({ unit: fc.constantFrom('a', 'é', '陳', '𠮷', 'م', 'क', '\u200d', ' ') });
    fc.assert(
      fc.property(shown, shown, fc.constantFrom('𪚥', '😀', '𐌿'), (before, after, refused) => {
        expect(unshownCharacter(before + after)).toBeUndefined();
        expect(unshownCharacter(before + refused + after)).toBe(refused);
      }),
    );
  });
});

describe('unsupported characters in forms', () => {
  test.each(['陳𪚥', '𐌿𐌻𐍆'])('checkName refuses %s', (name) => {
    expect(checkName('nameOnId', name)).toEqual([{ path: 'nameOnId', code: 'character-not-shown' }]);
  });

  test('asks first for a name in Latin letters', () => {
    expect(checkLatinName('fullName', '陳𪚥')).toEqual([{ path: 'fullName', code: 'name-latin' }]);
    expect(checkLatinName('fullName', 'Tan\u{1df25}')).toEqual([{ path: 'fullName', code: 'character-not-shown' }]);
  });

  const issuesOf = (id: string, change: object) => {
    const step = opening.steps.find((one) => 'id' in one && one.id === id);
    if (!step || !('id' in step)) throw new RangeError(`No step ${id}.`);
    const answers = { ...completeAnswers, [id]: { ...completeAnswers[id], ...change } };
    return checkStep(step, { answers, facts: completeFacts, today });
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
  ])('a text of %s: %j', (step, change, path) => {
    expect(issuesOf(step, change)).toContainEqual({ path, code: 'character-not-shown' });
  });

  test('reports the rule of the step first', () => {
    expect(issuesOf('base-info', { fullName: 'Tan 😀' })).toContainEqual({ path: 'fullName', code: 'name-characters' });
  });
});
