import * as fc from 'fast-check';
import { getCountries, getCountryCallingCode, getExampleNumber } from 'libphonenumber-js/mobile';
import examples from 'libphonenumber-js/mobile/examples';
import { describe, expect, test } from 'vitest';
import { plainDigits } from '../plain-digits.ts';
import { fitsPlan } from './national-number.ts';
import { parsePhone } from './read-phone.ts';

/** Returns a number as the phone field stores it, such as `+60 123456789`; undefined for a refused text. */
const kept = (text: string, callingCode?: string) => {
  const read = parsePhone(text, callingCode);
  return read && `+${read.callingCode ?? ''} ${read.number}`;
};

const mobiles = getCountries().flatMap((country) => {
  const number = getExampleNumber(country, examples)?.nationalNumber;
  return number ? [{ country, code: getCountryCallingCode(country), number }] : [];
});
const anyMobile = fc.constantFrom(...mobiles);

const dashes = [...'-‐‑‒–—―−ー－﹣⁃', ' ', '\u00A0', '\u3000', '.', '・', '·', '\u2027', '', ' - ', '\t', '\n'];
const marks = [
  ...'\u200B\u200E\u200F\u202A\u202B\u202C\u202D\u202E\u2060\u2066\u2067\u2068\u2069\uFEFF\u00AD\u061C\uFFFC',
];
const prefixes: readonly ((code: string) => string)[] = [
  (code) => `+${code}`,
  (code) => `＋${code}`,
  (code) => `﹢${code}`,
  (code) => `+ ${code}`,
  (code) => `00${code}`,
  (code) => `00 ${code}`,
  (code) => `+00${code}`,
  (code) => `(+${code})`,
  (code) => `（＋${code}）`,
  (code) => `+(${code})`,
  (code) => `(00${code})`,
  (code) => `[+${code}]`,
  (code) => `tel:+${code}`,
  (code) => `TEL: +${code}`,
  (code) => `tel:00${code}`,
  (code) => `+${code} +${code}`,
];
const zeros = ['(0)', ' (0) ', '（0）'];
const labels: readonly ((number: string) => string)[] = [
  (number) => number,
  (number) => `${number} (mobile)`,
  (number) => `${number}（携帯）`,
  (number) => `${number} HP`,
  (number) => `Mobile: ${number}`,
  (number) => `M ${number}`,
  (number) => `手机：${number}`,
  (number) => `電話${number}`,
  (number) => `โทร ${number}`,
  (number) => `📱 ${number}`,
  (number) => `<${number}>,`,
  (number) => `“${number}”`,
  (number) => `${number}.`,
  (number) => `  ${number}\n`,
];
const extensions = [
  ' ext 2',
  ' ext. 2',
  ' ext.: 12',
  ' extension 2034',
  ' Ext 2',
  'ext2',
  ' x2',
  'x2',
  ' x 2',
  ' (x2)',
  ' (ext 2)',
  ' #2',
  '#2',
  '＃2',
  ';ext=2',
  ', ext 2',
  '内線2',
  ' 内線 2',
  '（内線2）',
  ' 内线2',
  ' 分機2',
  ' 分机2',
  ' ต่อ 2',
  ' samb. 2',
];
const zerosOf = ['0', '０', '๐', '٠', '۰', '०', '০', '０', '೦', '၀', '០', '᠐'];
const inScript = (text: string, zero: string) =>
  text.replace(/\d/g, (digit) => String.fromCodePoint((zero.codePointAt(0) ?? 0) + Number(digit)));
/** Writes a mark between all digits of a number. */
const spread = (number: string, mark: string) => [...number].join(mark);

test('the numbering plans accept the example mobile numbers of all countries, without trunk prefixes', () => {
  expect(mobiles.length).toBeGreaterThan(230);
  for (const { code, number } of mobiles) {
    expect(fitsPlan(code, number), `+${code} ${number}`).toBe(true);
    expect(fitsPlan(code, `${number}${'0'.repeat(8)}`)).toBe(false);
  }
});

/** Argentina writes mobile numbers with 15 after the area code within the country, and with 9 before it outside. */
const otherwiseWithin = 'AR';

test('reads the example mobile numbers of nearly all countries as they are written within the country and with the calling code before that', () => {
  for (const country of getCountries().filter((one) => one !== otherwiseWithin)) {
    const example = getExampleNumber(country, examples);
    if (!example) continue;
    const { countryCallingCode: code, nationalNumber } = example;
    const within = example.formatNational();
    expect([country, kept(within, code)]).toEqual([country, `+${code} ${nationalNumber}`]);
    expect([country, kept(`+${code} ${within}`)]).toEqual([country, `+${code} ${nationalNumber}`]);
  }
});

describe('an international number', () => {
  test.each([
    ['+65 81234567', '+65 81234567'],
    ['+6581234567', '+65 81234567'],
    ['(+60) 12-345 6789', '+60 123456789'],
    ['+60 (0)12-345 6789', '+60 123456789'],
    ['+60 012-345 6789', '+60 123456789'],
    ['+60–12–345–6789', '+60 123456789'],
    ['+60 60123456789', '+60 123456789'],
    ['+60 0060 12 345 6789', '+60 123456789'],
    ['\u202A+852 9123 4567\u202C', '+852 91234567'],
    ['tel:+852-9123-4567', '+852 91234567'],
    ['+852/9123/4567', '+852 91234567'],
    ['+1 (212) 555-1234', '+1 2125551234'],
    ['+7 916 123-45-67', '+7 9161234567'],
    ['+7 8 (916) 123-45-67', '+7 9161234567'],
    ['+44 (0)7911 123456', '+44 7911123456'],
    ['+36 06 20 123 4567', '+36 201234567'],
    ['+375 8 029 491-19-11', '+375 294911911'],
    ['+52 1 55 1234 5678', '+52 5512345678'],
    ['+52 55 1234 5678', '+52 5512345678'],
    ['+39 333 123 4567', '+39 3331234567'],
    ['+225 01 23 45 67 89', '+225 0123456789'],
    ['+225 (0)1 23 45 67 89', '+225 0123456789'],
    ['+353 851234567', '+353 851234567'],
    ['+999 123456', '+999 123456'],
    ['+65 ', '+65 '],
    ['+65', '+65 '],
    ['(65) +65 8123 4567', '+65 81234567'],
    ['1. +65 8123 4567', '+65 81234567'],
  ])('parses the phone number %j as %s for any selected calling code', (text, number) => {
    for (const chosen of ['65', '60', '852', '1', undefined]) expect(kept(text, chosen)).toBe(number);
    expect(parsePhone(text)?.isInternational).toBe(true);
  });

  test('parses every country, prefix, dash, mark, label and script', () => {
    const written = fc.tuple(
      anyMobile,
      fc.constantFrom(...prefixes),
      fc.constantFrom('', ...zeros),
      fc.constantFrom(...dashes),
      fc.constantFrom(...labels),
      fc.constantFrom('', ...marks),
      fc.constantFrom(...zerosOf),
      fc.constantFrom(undefined, '65', '60', '852', '49'),
    );
    fc.assert(
      fc.property(written, ([{ code, number }, prefix, zero, dash, label, mark, script, chosen]) => {
        const text = label(`${prefix(code)}${zero || dash}${spread(number, dash)}`);
        fc.pre(text.length <= 90);
        expect(kept(inScript(`${mark}${text}${mark}`, script), chosen)).toBe(`+${code} ${number}`);
      }),
    );
  });

  test.each([
    ['011 65 8123 4567', '1'],
    ['0011 65 8123 4567', '61'],
    ['8 10 65 8123 4567', '7'],
    ['010 65 8123 4567', '81'],
  ])('parses %s with the exit code of +%s', (text, chosen) => expect(kept(text, chosen)).toBe('+65 81234567'));
});

describe('a national number', () => {
  test.each([
    ['8123 4567', '65', '+65 81234567'],
    ['012-345 6789', '60', '+60 123456789'],
    ['081 234 5678', '66', '+66 812345678'],
    ['090-1234-5678', '81', '+81 9012345678'],
    ['０９０ー１２３４ー５６７８', '81', '+81 9012345678'],
    ['๐๘๑ ๒๓๔ ๕๖๗๘', '66', '+66 812345678'],
    ['8 916 123-45-67', '7', '+7 9161234567'],
    ['1 (212) 555-1234', '1', '+1 2125551234'],
    ['60123456789', '60', '+60 123456789'],
    ['600123456789', '60', '+60 123456789'],
    ['(60) 12-345 6789', '60', '+60 123456789'],
    ['62 812 3456 7890', '62', '+62 81234567890'],
    ['8613800138000', '86', '+86 13800138000'],
    ['919876543210', '91', '+91 9876543210'],
    ['9198765432', '91', '+91 9198765432'],
    ['6591234567', '60', '+60 6591234567'],
    ['https://chat.example/60123456789', '60', '+60 123456789'],
    ['65', '65', '+65 65'],
    ['0', '60', '+60 '],
    ['', '65', '+65 '],
    ['-', '65', '+65 '],
    ['+', '65', '+65 '],
  ])('parses the phone number %j with the calling code +%s as %s', (text, chosen, number) => {
    expect(kept(text, chosen)).toBe(number);
    expect(parsePhone(text, chosen)?.isInternational).toBe(false);
  });

  test('without a calling code, returns only the digits', () =>
    expect(parsePhone('8123 4567')).toEqual({ callingCode: undefined, number: '81234567', isInternational: false }));

  test('removes the selected calling code if mobile numbers cannot start with it', () => {
    fc.assert(
      fc.property(anyMobile, fc.constantFrom('', '0'), fc.constantFrom(...dashes), ({ code, number }, zero, dash) => {
        fc.pre(fitsPlan(code, `${code}${number}`) === false);
        const repeated = spread(`${code}${zero}${number}`, dash);
        expect(kept(repeated, code)).toBe(`+${code} ${number}`);
        expect(kept(`+${code} ${repeated}`)).toBe(`+${code} ${number}`);
      }),
    );
  });

  test('only mobile numbers of three countries may be mistaken for numbers with their calling code', () => {
    const undecided = mobiles.filter(({ code, number }) => fitsPlan(code, `${code}${number}`));
    expect(undecided.map(({ country }) => country)).toEqual(['AD', 'MM', 'PM']);
  });

  test('removes an extension after a phone number', () => {
    fc.assert(
      fc.property(anyMobile, fc.constantFrom(...extensions), fc.boolean(), ({ code, number }, extension, isWhole) => {
        expect(kept(`${isWhole ? `+${code} ` : ''}${number}${extension}`, code)).toBe(`+${code} ${number}`);
      }),
    );
  });
});

describe('input without exactly one number', () => {
  test.each([
    'call me',
    'x',
    'ext 2',
    '8123 4567 or 8765 4321',
    '8123 4567, 8765 4321',
    '8123 4567 / 8765 4321',
    '8123 4567; 8765 4321',
    '8123 4567/8',
    '8123 4567 (2)',
    '+60 12-345 6789/0',
    '+60 12-345 6789 (0)',
    '+62 812-345-678/679',
    '+65 8123 4567 +65 8765 4321',
    '+65 8123 4567 / +60 12-345 6789',
    '65+81234567',
    '8123 4567 room 2',
    '2nd phone: 8123 4567',
    '8123 4567 ext 2 or 3',
    '8123 x4567',
    '8123 ext 4567',
    'S1234567D',
    'A81234567',
    '8123456l',
    '8123456O',
    '8123-CALL',
    '+1 800 FLOWERS',
    '+1 800 555 CALL',
    '8123 4567²',
    '8123 456①',
    '½8123 4567',
    '八一二三 4567',
    '8123，4567',
    '8123_4567',
    '8123*4567',
    '*123#',
    '8123.4567e1',
    'tel:81234567;phone-context=+60',
    'tel:+65%208123%204567',
    'https://chat.example/6581234567?text=hi',
    '+8',
    '+85',
    '+0 81234567',
    '+065 81234567',
    '+65 81234567890123',
    '+1234567890123456',
    `8123 4567${' '.repeat(100)}`,
    '+'.repeat(100_000),
  ])('rejects the text %.40s', (text) => expect(kept(text, '65')).toBeUndefined());

  test('never joins the digits of two numbers', () => {
    const between = fc.constantFrom(
      ' or ',
      ' / ',
      '/',
      ', ',
      ';',
      ' & ',
      ' and ',
      ' +',
      '、',
      ' 和 ',
      ' | ',
      ' ext ',
      ' x ',
    );
    fc.assert(
      fc.property(anyMobile, anyMobile, between, (one, other, middle) => {
        for (const text of [
          `${one.number}${middle}${other.number}`,
          `+${one.code}${one.number}${middle}${other.number}`,
        ]) {
          const read = parsePhone(text, one.code);
          expect([undefined, one.number, '']).toContain(read?.number);
        }
      }),
    );
  });
});

const piece = fc.oneof(
  fc.constantFrom(
    ...dashes,
    ...marks,
    ...extensions,
    '+',
    '(',
    ')',
    '/',
    '00',
    '65',
    '60',
    '8123',
    '12345678',
    'tel:',
    ' ext ',
  ),
  fc.string({ unit: 'binary', maxLength: 3 }),
  fc.stringMatching(/^\d{1,9}$/),
);
const anyText = fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join(''));

test('returns the digits in order and within the E.164 limit, and parses its own result unchanged', () => {
  fc.assert(
    fc.property(anyText, fc.constantFrom(undefined, '1', '60', '65', '81', '225'), (text, chosen) => {
      const read = parsePhone(text, chosen);
      if (!read) return;
      const { callingCode, number } = read;
      expect(plainDigits(text.normalize('NFKC')).replace(/\D/g, '')).toContain(number);
      expect(`${callingCode ?? ''}${number}`).toMatch(/^\d{0,15}$/);
      const again = parsePhone(callingCode ? `+${callingCode} ${number}` : number);
      expect(again).toMatchObject({ callingCode, number });
    }),
  );
});

test('returns the same number typed or pasted and never repeats the calling code', () => {
  fc.assert(
    fc.property(anyMobile, fc.constantFrom('', '+', '00'), ({ code, number }, prefix) => {
      const text = prefix ? `${prefix}${code}${number}` : number;
      let [chosen, shown] = ['65', ''];
      if (!prefix) chosen = code;
      for (const key of text) {
        const read = parsePhone(shown + key, chosen);
        chosen = read?.callingCode ?? chosen;
        shown = read?.isInternational && read.number ? read.number : shown + key;
      }
      expect(kept(shown, chosen)).toBe(`+${code} ${number}`);
    }),
  );
});
