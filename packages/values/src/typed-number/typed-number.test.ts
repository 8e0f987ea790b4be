import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { languageTable } from '../language-table.ts';
import { parseTypedNumber } from './typed-number.ts';

const valueOf = (text: string, words: readonly string[] = []) => {
  const typed = parseTypedNumber(text, () => words);
  return 'reason' in typed ? typed.reason : typed.value;
};

describe('typed numbers', () => {
  test.each([
    // decimal point and decimal comma
    ['4500', '4500'],
    ['4500.50', '4500.50'],
    ['4500,50', '4500.50'],
    ['12,75', '12.75'],
    ['0,5', '0.5'],
    [',5', '0.5'],
    ['.5', '0.5'],
    ['5.', '5'],
    ['5,', '5'],
    ['0,500', '0.500'],
    ['4500,505', '4500.505'],
    ['1,2345', '1.2345'],
    ['007', '7'],
    ['00', '0'],
    // groups
    ['4,500', '4500'],
    ['4.500', '4.500'],
    ['4,500.50', '4500.50'],
    ['4.500,50', '4500.50'],
    ['1,234,567', '1234567'],
    ['1.234.567', '1234567'],
    ['1.234.567,8', '1234567.8'],
    ['1,234,567.89', '1234567.89'],
    ['4 500,50', '4500.50'],
    ['4 500.50', '4500.50'],
    ['12 000', '12000'],
    ['1,23,456.00', '123456.00'],
    ['12,34,56,789', '123456789'],
    ['1,00,000', '100000'],
    ["1'234.50", '1234.50'],
    ['1’234’567,50', '1234567.50'],
    ['1‘234', '1234'],
    ['4 500 000,-', '4500000'],
    ['4.500,-', '4500'],
    ['4’500.–', '4500'],
    // digits and marks of other scripts and keyboards
    ['１２３４，５', '1234.5'],
    ['１，２３４．５０', '1234.50'],
    ['๔๕๐๐.๕', '4500.5'],
    ['4500٫5', '4500.5'],
    ['٤٬٥٠٠٫٥٠', '4500.50'],
    ['٤٬٥٠٠', '4500'],
    ['۴۵۰۰،۵', '4500.5'],
    ['१,२३,४५६.५', '123456.5'],
    ['1500、50', '1500.50'],
    ['1500。50', '1500.50'],
    ['1500､50', '1500.50'],
    ['1500｡50', '1500.50'],
    ['𝟭𝟮', '12'],
    // signs
    ['-500', '-500'],
    ['- 500', '-500'],
    ['\u2212500', '-500'],
    ['\u20131,234', '-1234'],
    ['－５００', '-500'],
    ['ー500', '-500'],
    ['+7', '7'],
    ['(1,234)', '-1234'],
    ['（１，２３４．５）', '-1234.5'],
    ['( 5 )', '-5'],
    // extras of copied text
    ['\u202A4,500.50\u202C', '4500.50'],
    ['\uFEFF4\u200B500', '4500'],
    ['\t4,500 \n', '4500'],
    // no digit
    ['', ''],
    [' ', ''],
    ['-', ''],
    [',', ''],
  ])('parses the number %j as %s', (text, value) => expect(valueOf(text)).toBe(value));

  test.each([
    ['5k', 'characters'],
    ['1e5', 'characters'],
    ['1万', 'characters'],
    ['1.5m', 'characters'],
    ['4500x', 'characters'],
    ['nothing', 'characters'],
    ['五千', 'characters'],
    ['10²', 'characters'],
    ['①', 'characters'],
    ['½', 'characters'],
    ['5-0', 'characters'],
    ['5–10', 'characters'],
    ['500-', 'characters'],
    ['--5', 'characters'],
    ['-(5)', 'characters'],
    ['(-5)', 'characters'],
    ['(5', 'characters'],
    ['5)', 'characters'],
    ['12%', 'characters'],
    ['1/2', 'characters'],
    ['4\t500', 'characters'],
    ['4\n500', 'characters'],
    ['0x10', 'characters'],
    ['1_000', 'characters'],
    ['9'.repeat(257), 'characters'],
    ['$5', 'currency'],
    ['HK$ 4,500', 'currency'],
    ['4500 EUR', 'currency'],
    ['¥500', 'currency'],
    ['1.2.3', 'marks'],
    ['1,2,3', 'marks'],
    ['4,500,50', 'marks'],
    ['4.500.50', 'marks'],
    ['1,234,', 'marks'],
    ['1.234,567.8', 'marks'],
    ['1,234.567,8', 'marks'],
    ['1 234,567.89', 'marks'],
    ['12 34', 'marks'],
    ['4,500 300', 'marks'],
    ['0,500,000', 'marks'],
    ['1.23.456', 'marks'],
    ['4500٫5٫5', 'marks'],
    ['1٬5', 'marks'],
    ["4500'", 'marks'],
    ['1, 234', 'marks'],
    ['..', 'marks'],
  ])('rejects the text %j for its %s', (text, reason) => expect(valueOf(text)).toBe(reason));

  test('returns the number as typed, in ASCII without group separators', () =>
    expect(
      ['1,234.', '007', ',5', '−0012,', '+'].map((text) => {
        const typed = parseTypedNumber(text);
        return 'reason' in typed ? typed.reason : typed.written;
      }),
    ).toEqual(['1234.', '007', '.5', '-0012.', '']));
});

describe('words next to a number', () => {
  const dollars = ['SGD', 'S$', '$', 'Singapore dollars'];

  test.each([
    ['SGD 1,234.50', '1234.50'],
    ['4500 SGD', '4500'],
    ['4500sgd', '4500'],
    ['S$ 4,500', '4500'],
    ['$4.500,50', '4500.50'],
    ['ＳＧＤ　１，２３４', '1234'],
    ['S$4,500 SGD', '4500'],
    ['-S$5', '-5'],
    ['S$ -5', '-5'],
    ['(S$5)', '-5'],
    ['S$ (5)', '-5'],
    ['(5) SGD', '-5'],
    ['4,500 Singapore Dollars', '4500'],
    ['SGD', ''],
    ['SGD SGD SGD 5', 'currency'],
    ['US$ 5', 'currency'],
    ['4500 USD', 'currency'],
    ['HK$1.234,50', 'currency'],
    ['SGD 5k', 'characters'],
    ['SGD 1,2,3', 'marks'],
  ])('parses %j as %s for the currency SGD', (text, value) => expect(valueOf(text, dollars)).toBe(value));

  test('accepts a unit after the number', () => {
    expect(valueOf('12,5 %', ['%'])).toBe('12.5');
    expect(valueOf('１２．５％', ['%'])).toBe('12.5');
    expect(valueOf('٤٪', ['%'])).toBe('4');
    expect(valueOf('1,234 years', ['years'])).toBe('1234');
  });

  test('does not look up words for a plain number', () => {
    const asked = () => {
      throw new Error('asked');
    };
    expect(parseTypedNumber("1'234,50", asked)).toEqual({ written: '1234.50', value: '1234.50' });
  });
});

describe('properties', () => {
  const languages = Object.keys(languageTable);
  const digits = (most: number) => fc.stringMatching(new RegExp(`^\\d{0,${most}}$`));
  const whole = fc.bigInt({ min: 0n, max: 10n ** 15n });

  test.each(languages)('%s uses comma groups and a decimal point, as the parser expects', (language) => {
    const parts = new Intl.NumberFormat(language).formatToParts(1_234_567.5);
    expect(parts.find(({ type }) => type === 'group')?.value).toBe(',');
    expect(parts.find(({ type }) => type === 'decimal')?.value).toBe('.');
  });

  test('parses numbers in the format of any country and script', () => {
    const locales = ['de', 'en', 'en-IN', 'fr', 'de-CH', 'fr-CH', 'ar-EG', 'fa', 'hi-u-nu-deva', 'th-u-nu-thai'];
    const written = fc.record({
      locale: fc.constantFrom(...locales, 'id', 'vi', 'pt-BR', 'ru', 'bn', 'my', 'ne', 'pl', 'es', 'zh', 'ja'),
      // One group with three decimals or none is ambiguous.
      cents: fc.bigInt({ min: -(10n ** 14n), max: 10n ** 14n }),
    });
    fc.assert(
      fc.property(written, ({ locale, cents }) => {
        const [amount, negative] = [cents < 0n ? -cents : cents, cents < 0n];
        const value = `${amount / 100n}.${String(amount % 100n).padStart(2, '0')}`;
        const format = new Intl.NumberFormat(locale, { minimumFractionDigits: 2 });
        const text = format.format(`${negative ? '-' : ''}${value}` as Intl.StringNumericLiteral);
        expect(valueOf(text)).toBe(`${negative ? '-' : ''}${value}`);
      }),
    );
  });

  test('never loses, adds or moves a digit across the decimal mark', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(..."0123456789.,' -()٫٬、。kS$") }), (text) => {
        const typed = parseTypedNumber(text, () => ['S$']);
        if ('reason' in typed) return;
        expect(typed.written.replace(/\D/g, '')).toBe(text.replace(/\D/g, ''));
        const fraction = typed.written.split('.')[1] ?? '';
        expect(text.replace(/[^\d]*$/, '').endsWith(fraction)).toBe(true);
      }),
    );
  });

  test('parses formatted text as the same number', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('-', ''),
        whole,
        fc.constantFrom('', '.'),
        digits(6),
        (sign, units, mark, fraction) => {
          const value = `${sign}${units}${mark && fraction && `.${fraction}`}`;
          const typed = parseTypedNumber(`${sign}${units}${mark}${mark && fraction}`);
          expect(typed).toEqual({ written: `${sign}${units}${mark}${mark && fraction}`, value });
        },
      ),
    );
  });

  test('returns a decimal, an empty result or a rejection for any text', () => {
    const character = fc.nat(0x1ffff).map((codePoint) => String.fromCodePoint(codePoint));
    fc.assert(
      fc.property(fc.string({ unit: fc.oneof(character, fc.constantFrom(...'0123456789.,')) }), (text) => {
        expect(valueOf(text)).toMatch(/^$|^-?\d+(\.\d+)?$|^[a-z]+$/);
      }),
    );
  });
});
