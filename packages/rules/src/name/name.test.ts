import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkLatinName, checkName } from './check-name/check-name.ts';
import { hasOtherScript, normaliseName, sameName } from './name.ts';

const codes = (issues: readonly { code: string }[]) => issues.map(({ code }) => code);
const latinName = fc.stringMatching(/^[A-Za-zÀ-ÖØ-öø-ÿ](?:[A-Za-zÀ-ÖØ-öø-ÿ'.,/@() -]{0,64}[A-Za-z])?$/);

describe('names', () => {
  test.each([
    'FATIMAH',
    'TAN MING HENG',
    'RAJ KUMAR S/O MUTHU',
    'NUR AISYAH BINTE AHMAD',
    'LIM BEE LENG (LIN MEILING)',
    'ONG @ WANG, A.',
    "Anne-Marie O'Brien",
    'Anne O’Brien',
    'Gal·la Martí',
    'Mª José',
    'Nguyễn Thị Minh Khai',
    'Łukasz Żółć',
    '  Tan   Ming  ',
    'X'.repeat(66),
    '',
    '   ',
  ])('accepts the Latin name %j', (name) => {
    expect(checkLatinName('fullName', name)).toEqual([]);
    expect(checkName('nameOnId', name)).toEqual([]);
  });

  test.each([
    '陳大文',
    '阿凡提·買買提',
    'マイケル・スミス',
    'ﾏｲｹﾙ･ｽﾐｽ',
    '李〇明',
    '葛\u{E0100}城',
    '\uFA19田',
    'สมชาย ใจดี',
    'முத்து',
    'Мария',
    'ශ්\u200Dරී කුමාර',
    'علی\u200Cرضا',
    'ক্ষমা',
    'അവന്\u200D',
    'ᠬᠠᠷ\u180Eᠠ',
    'ג׳ורג׳ בן־גוריון',
  ])('accepts %s as a name, but not as a Latin name', (name) => {
    expect(checkName('nameOnId', name)).toEqual([]);
    expect(checkLatinName('fullName', name)).toEqual([{ path: 'fullName', code: 'name-latin' }]);
  });

  test.each([...'’‘ʼʻ´`′ʹ＇‛ʾʿ｀'])("normalises the apostrophe %s to '", (typed) => {
    for (const name of [`Keali${typed}i`, `O${typed}Brien`]) {
      expect(normaliseName(name)).toBe(name.replace(typed, "'"));
      expect(checkLatinName('fullName', name)).toEqual([]);
    }
  });

  test.each([...'‐‑‒–—―−－﹣˗'])('normalises the hyphen %s to -', (typed) => {
    expect(normaliseName(`Anne${typed}Marie`)).toBe('Anne-Marie');
    expect(checkLatinName('fullName', `Anne${typed}Marie`)).toEqual([]);
  });

  test.each([...'·‧•∙⋅'])('normalises the middle dot %s to ·', (typed) => {
    expect(normaliseName(`阿里${typed}買買提`)).toBe('阿里·買買提');
    expect(checkName('nameOnId', `阿里${typed}買買提`)).toEqual([]);
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
  ])('normalises the name %j to %j', (typed, kept) => {
    expect(normaliseName(typed)).toBe(kept);
    expect(checkName('nameOnId', typed)).toEqual([]);
  });

  test('rejects names with a lone surrogate or a replacement character, and an invisible name', () => {
    for (const name of ['Tan\uD800', '\uDC00Tan', 'Tan\uFFFD']) {
      expect(codes(checkName('nameOnId', name))).toEqual(['name-characters']);
      expect(codes(checkLatinName('fullName', name))).toEqual(['name-characters']);
    }
    expect(normaliseName('\u3164')).toBe('');
  });

  test.each(['R2D2', 'Ｒ２Ｄ２', 'Tan๑', '＜b＞Tan', '<b>Tan</b>', '-', '()', 'Tan 😀'])(
    'UI-04 rejects the name %s',
    (name) => {
      expect(codes(checkName('nameOnId', name))).toEqual(['name-characters']);
      expect(codes(checkLatinName('fullName', name))).toEqual(['name-characters']);
    },
  );

  test.each(['陈大文', '陈 Da Wen', 'たなか', 'ﾀﾅｶ', 'สมชาย', 'Иван'])('finds another script in %s', (name) => {
    expect(hasOtherScript(name)).toBe(true);
  });

  test.each(['', 'FATIMAH', 'Nguyễn Văn A', "D'Souza", 'ＴＡＮ', 'Tan 3', 'R2D2', '陳3'])(
    'rejects %j as a name in another script',
    (name) => expect(hasOtherScript(name)).toBe(false),
  );

  test.each([
    ['tan@', undefined],
    ['X'.repeat(67), 'too-long'],
    ['X'.repeat(100_000), 'too-long'],
    [' '.repeat(100_000), 'too-long'],
  ])('for the name %.20s, reports %s', (name, code) => {
    expect(codes(checkName('nameOnId', name))).toEqual(code ? [code] : []);
    expect(codes(checkLatinName('fullName', name))).toEqual(code ? [code] : []);
  });

  test('reports the maximum length, but not the name', () => {
    expect(checkName('nameOnId', 'X'.repeat(67))).toEqual([
      { path: 'nameOnId', code: 'too-long', values: { most: 66 } },
    ]);
  });

  test('accepts generated Latin names and rejects a digit anywhere', () => {
    fc.assert(
      fc.property(latinName, fc.nat(), (name, place) => {
        expect(codes(checkLatinName('fullName', name))).toEqual([]);
        const at = place % name.length;
        expect(codes(checkLatinName('fullName', `${name.slice(0, at)}7${name.slice(at + 1)}`))).toEqual([
          'name-characters',
        ]);
      }),
    );
  });

  test('normalising a name twice gives the same name as once', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(normaliseName(normaliseName(text))).toBe(normaliseName(text));
        expect(checkName('n', normaliseName(text))).toEqual(checkName('n', text));
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
