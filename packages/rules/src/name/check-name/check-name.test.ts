import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkLatinName, checkName } from './check-name.ts';

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

  test('rejects names with a lone surrogate or a replacement character', () => {
    for (const name of ['Tan\uD800', '\uDC00Tan', 'Tan\uFFFD']) {
      expect(codes(checkName('nameOnId', name))).toEqual(['name-characters']);
      expect(codes(checkLatinName('fullName', name))).toEqual(['name-characters']);
    }
  });

  test.each(['R2D2', 'Ｒ２Ｄ２', 'Tan๑', '＜b＞Tan', '<b>Tan</b>', '-', '()', 'Tan 😀'])(
    'UI-04 rejects the name %s',
    (name) => {
      expect(codes(checkName('nameOnId', name))).toEqual(['name-characters']);
      expect(codes(checkLatinName('fullName', name))).toEqual(['name-characters']);
    },
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
});
