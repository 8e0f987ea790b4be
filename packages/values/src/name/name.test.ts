import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findNameFault, hasOtherScript, normaliseName, sameName } from './name.ts';

const latinName = fc.stringMatching(/^[A-Za-zÀ-ÖØ-öø-ÿ](?:[A-Za-zÀ-ÖØ-öø-ÿ'.,/@() -]{0,64}[A-Za-z])?$/);

describe('names', () => {
  test.each([...'’‘ʼʻ´`′ʹ＇‛ʾʿ｀'])("normalises the apostrophe %s to '", (typed) => {
    for (const name of [`Keali${typed}i`, `O${typed}Brien`]) {
      expect(normaliseName(name)).toBe(name.replace(typed, "'"));
      expect(findNameFault(name)).toBeUndefined();
    }
  });

  test.each([...'‐‑‒–—―−－﹣˗'])('normalises the hyphen %s to -', (typed) => {
    expect(normaliseName(`Anne${typed}Marie`)).toBe('Anne-Marie');
    expect(findNameFault(`Anne${typed}Marie`)).toBeUndefined();
  });

  test.each([...'·‧•∙⋅'])('normalises the middle dot %s to ·', (typed) => {
    expect(normaliseName(`阿里${typed}買買提`)).toBe('阿里·買買提');
    expect(findNameFault(`阿里${typed}買買提`)).toBeUndefined();
  });

  test.each([
    ['ＴＡＮ　ＭＩＮＧ', 'TAN MING'],
    ['ＲＡＪ　Ｓ／Ｏ　Ｋ．，＠（Ｂ）', 'RAJ S/O K.,@(B)'],
    ['陈（大文）', '陈(大文)'],
    ['𝐓𝐚𝐧', 'Tan'],
    ['ﬁona Ⅳ', 'fiona IV'],
    ['ﻣﺤﻤﺪ', 'محمد'],
    ['\u2F2D\u2F65', '山田'],
    ['Tan\u00AD\uFFFC\u202C\uFEFF', 'Tan'],
    ['ﾔﾏﾀﾞ ﾀﾛｳ', 'ﾔﾏﾀﾞ ﾀﾛｳ'],
    ['スミス ジョー', 'スミス ジョー'],
    ['\uFA19', '\uFA19'],
    ['葛\u{E0100}', '葛\u{E0100}'],
    ['Mª José', 'Mª José'],
    ['ジャン＝ポール', 'ジャン゠ポール'],
    ['ジャー=ポール', 'ジャー゠ポール'],
    ['ジャン゠ポール', 'ジャン゠ポール'],
    ['ד״ר כהן', 'ד״ר כהן'],
    ['བསྟན་འཛིན', 'བསྟན་འཛིན'],
    ['አበበ፡በቀለ', 'አበበ፡በቀለ'],
  ])('normalises the name %j to %j', (typed, kept) => {
    expect(normaliseName(typed)).toBe(kept);
    expect(findNameFault(typed)).toBeUndefined();
  });

  test('finds a fault in a name with a lone surrogate or a replacement character, and normalises an invisible name to nothing', () => {
    for (const name of ['Tan\uD800', '\uDC00Tan', 'Tan\uFFFD']) expect(findNameFault(name)).toBe('characters');
    expect(normaliseName('\u3164')).toBe('');
  });

  test.each(['陈大文', '陈 Da Wen', 'たなか', 'ﾀﾅｶ', 'สมชาย', 'Иван'])('finds another script in %s', (name) => {
    expect(hasOtherScript(name)).toBe(true);
  });

  test.each(['', 'FATIMAH', 'Nguyễn Văn A', "D'Souza", 'ＴＡＮ', 'Tan 3', 'R2D2', '陳3'])(
    'rejects %j as a name in another script',
    (name) => expect(hasOtherScript(name)).toBe(false),
  );

  test.each([
    ['', undefined],
    [' ', undefined],
    ['tan@', undefined],
    ['R2D2', 'characters'],
    ['-', 'characters'],
    ['X'.repeat(66), undefined],
    ['X'.repeat(67), 'too-long'],
    ['X'.repeat(100_000), 'too-long'],
    [' '.repeat(100_000), 'too-long'],
  ])('finds the fault of %.20j: %s', (name, fault) => {
    expect(findNameFault(name)).toBe(fault);
  });

  test('normalising a name twice gives the same name as once', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(normaliseName(normaliseName(text))).toBe(normaliseName(text));
        expect(findNameFault(normaliseName(text))).toBe(findNameFault(text));
        expect(sameName(text, normaliseName(text))).toBe(true);
      }),
    );
  });
});

describe('RULE-16 requires a signature that matches the displayed name', () => {
  test.each([
    ['TAN MING HENG', ' tan  ming heng ', true],
    ['ＴＡＮ　ＭＩＮＧ', 'Tan Ming', true],
    ['José', 'JOSE\u0301', true],
    ['Anne O’Brien', "ANNE O'BRIEN", true],
    ['Straße', 'STRASSE', true],
    ['陳大文', '陳大文', true],
    ['葛', '葛\u{E0100}', true],
    ['神田', '\uFA19田', true],
    ['ශ්\u200Dරී', 'ශ්රී', true],
    ['علی\u200Cرضا', 'علیرضا', true],
    ['阿里‧買買提', '阿里・買買提', true],
    ['ヤマダ', 'ﾔﾏﾀﾞ', true],
    ['Kealiʻi', "KEALI'I", true],
    ['Anne‑Marie', 'ANNE–MARIE', true],
    ['Tan Ming', '\u202ATan\u00AD Ming\u202C', true],
    ['葛', '葛西', false],
    ['José', 'Jose', false],
    ['TAN MING HENG', 'TANMINGHENG', false],
    ['TAN MING HENG', 'MING HENG TAN', false],
    ['TAN', '', false],
  ])('decides whether %j and %j are the same name: %s', (one, other, same) => {
    expect(sameName(one, other)).toBe(same);
    expect(sameName(other, one)).toBe(same);
  });

  test('a comparison of names ignores case and white space, but not an extra letter', () => {
    fc.assert(
      fc.property(latinName, fc.constantFrom(' ', '\u3000', '\t', '  '), (name, space) => {
        expect(sameName(name, `${space}${name.toUpperCase().replaceAll(' ', space)}${space}`)).toBe(true);
        expect(sameName(name, `${name}a`)).toBe(false);
      }),
    );
  });
});
