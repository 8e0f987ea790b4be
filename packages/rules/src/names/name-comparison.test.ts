import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { couldBeName, namesAgree } from './name-comparison.ts';

describe('names from different sources', () => {
  test.each([
    ['TAN MING HENG', 'tan  ming heng'],
    ['TAN MING HENG', 'Ming Heng Tan'],
    ["O'BRIEN ANNE-MARIE", 'Anne Marie OBrien'],
    ['O’BRIEN', "O'Brien"],
    ['MUELLER', 'Müller'],
    ['MULLER', 'Müller'],
    ['STRASSE', 'Straße'],
    ['NUNEZ', 'Núñez'],
    ['SOERENSEN', 'Sørensen'],
    ['SORENSEN', 'Sørensen'],
    ['ÅSE', 'AASE'],
    ['SIGURDSSON THOR', 'Þór Sigurðsson'],
    ['DO MUELLER', 'Đỗ Müller'],
    ['LUKASZ MUELLER', 'Łukasz Müller'],
    ['BORG HAMRUN', 'Borġ Ħamrun'],
    ['ELIYEV', 'Əliyev'],
    ['NGUGI TSATSA', 'Ŋgugi Ŧsaŧsa'],
    ['ISIK', 'Işık'],
    ['INCI', 'İnci'],
    ['RAJ S/O KUMAR', 'Raj S O Kumar'],
    ['ＴＡＮ', 'TAN'],
    ['KEALII', 'Kealiʻi'],
    ['ANNE MARIE', 'Anne‑Marie'],
    ['ශ්රී', 'ශ්\u200Dරී'],
    ['神田', '\uFA19田'],
    ['王小明', '王小明'],
    ['สมชาย ใจดี', 'สมชาย ใจดี'],
  ])('accepts the names %s and %s as the same person', (a, b) => {
    expect(namesAgree(a, b)).toBe(true);
    expect(namesAgree(b, a)).toBe(true);
  });

  test.each([
    ['TAN MING HENG', 'TAN MING HUAT'],
    ['TAN MING', 'TAN MING HENG'],
    ['TAN TAN MING', 'TAN MING'],
    ['TANMING', 'TAN MING'],
    ['王小明', '王小朋'],
  ])('rejects the names %s and %s as different persons', (a, b) => expect(namesAgree(a, b)).toBe(false));

  test('the comparison of names is symmetric and reflexive', () => {
    const name = fc.string({ minLength: 1, unit: 'grapheme' });
    fc.assert(fc.property(name, name, (a, b) => namesAgree(a, a) && namesAgree(a, b) === namesAgree(b, a)));
  });
});

describe('names that may be truncated', () => {
  const long = 'NILAVADHANANANDA CHAYAPA DEJTHAMRONG KRASUANG';
  test('accepts a name truncated at the 39th character', () => {
    expect(couldBeName(long.slice(0, 39), long)).toBe(true);
    expect(couldBeName(long.slice(0, 39), `${long} EXTRA`)).toBe(true);
  });
  test('rejects an incomplete short name and a truncated name with another word', () => {
    expect(couldBeName('TAN MING', 'TAN MING HENG')).toBe(false);
    expect(couldBeName(long.slice(0, 39), 'NILAVADHANANANDA CHAYAPA DEJTHAMRONG SOMCHAI')).toBe(false);
    expect(couldBeName(long.slice(0, 39), 'NILAVADHANANANDA CHAYAPA KRASUANG')).toBe(false);
  });
});
