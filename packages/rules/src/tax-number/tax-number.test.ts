import { limitRuns } from '@quayside/platform/testing/property-runs';
import * as fc from 'fast-check';
import { stdnum } from 'stdnum';
import { describe, expect, test } from 'vitest';
import { isError } from '../issue.ts';
import { measureFastest } from '../testing/fastest.ts';
import { isPpsNumber } from './checks.ts';
import { individualTaxpayerPattern, taxNumberFormats } from './formats.ts';
import { countriesWithTaxNumbers } from './reasons/reasons.ts';
import { checkTaxNumber, looksLikeUsTaxNumber, normaliseTaxNumber, taxNumberSample } from './tax-number.ts';

const wrong = [{ path: 'number', code: 'tax-number-format' }];
const doubtful = [{ path: 'number', code: 'tax-number-check-digit', level: 'advice' }];
const check = (country: string, number: string) => checkTaxNumber('number', country, number);

describe('tax number by country', () => {
  test.each([
    ['SG', 'S1234567D'],
    ['SG', 's 1234567-d'],
    ['MY', 'IG115002000'],
    ['MY', 'SG 10234567090'],
    ['MY', '900101-14-1234'],
    ['TH', '1-1000-00000-00-8'],
    ['ID', '3171010101900001'],
    ['ID', '01.234.567.8-901.000'],
    ['VN', '001090000001'],
    ['VN', '0100000010'],
    ['VN', '0100000010-001'],
    ['PH', '123-456-789'],
    ['PH', '123-456-789-000'],
    ['PH', '123-456-789-00000'],
    ['CN', '110101199001010015'],
    ['CN', '11010119900307002x'],
    ['HK', 'A123456(3)'],
    ['HK', 'Z000001(A)'],
    ['MO', '12345678'],
    ['TW', 'A123456789'],
    ['TW', 'A800000014'],
    ['JP', '1234 5678 9018'],
    ['KR', '900101-1000006'],
    ['IN', 'AAAPA0001A'],
    ['AU', '123 456 782'],
    ['NZ', '49-091-850'],
    ['NZ', '100000008'],
    ['GB', 'AB 12 34 56 C'],
    ['GB', '1123456789'],
    ['IE', '1234567T'],
    ['IE', '1234567FA'],
    ['DE', '12345678911'],
    ['FR', '1234567890066'],
    ['NL', '123456782'],
    ['CH', '756.1234.5678.97'],
    ['IT', 'RSSMRA80A01H501U'],
    ['ES', '12345678Z'],
    ['ES', 'X0000000T'],
    ['CA', '123 456 782'],
    ['ZA', '0000000018'],
    ['AE', '784-1990-1234567-1'],
    ['SA', '1234567890'],
    ['BR', '123.456.789-09'],
    ['MX', 'XEXX010101000'],
    ['US', '123-45-6789'],
    ['US', '900-70-0000'],
    ['FI', '131052-308T'],
    ['SG', 'A1234567X'],
    ['SG', '412345678X'],
    ['PH', '123-456-789-0000'],
    ['CN', 'T11010119900101001'],
    ['TW', 'AA00000009'],
    ['TW', 'CC00151114'],
    ['TW', '19900101AB'],
    ['TW', '9900101'],
    ['NL', '1112.22.37'],
    ['GB', '11234 56789 K'],
    ['IE', '1234567TT'],
    ['IE', '1234567TX'],
    ['IE', '1234567TW'],
    ['ES', 'M1503708Z'],
    ['ES', 'K0867756N'],
    ['ES', 'L0867756N'],
    ['SG', '  '],
  ])('MSG-20 accepts for %s the tax number %s', (country, number) => {
    expect(check(country, number)).toEqual([]);
  });

  test.each([
    ['SG', 'S1234567A'],
    ['MY', 'IG12345'],
    ['TH', '1100000000009'],
    ['ID', '317101'],
    ['VN', '12345'],
    ['PH', '12345'],
    ['CN', '110101199001010016'],
    ['HK', 'A1234564'],
    ['MO', '1234567'],
    ['TW', 'A123456788'],
    ['TW', 'A323456789'],
    ['JP', '123456789019'],
    ['KR', '900101100000'],
    ['IN', 'AAAPA0000A'],
    ['IN', 'AAACA0001A'],
    ['AU', '1234567'],
    ['NZ', '4909185'],
    ['GB', 'QQ123456C'],
    ['IE', '123456T'],
    ['DE', '12345678912'],
    ['DE', '02345678911'],
    ['DE', '12345678903'],
    ['FR', '1234567890067'],
    ['NL', '123456789'],
    ['NL', '000000000'],
    ['CH', '7561234567898'],
    ['CH', '7551234567897'],
    ['IT', 'RSSMRA80A01H501'],
    ['ES', '12345678A'],
    ['CA', '123456789'],
    ['ZA', '0000000019'],
    ['ZA', '4000000014'],
    ['AE', '1234'],
    ['BR', '11111111111'],
    ['BR', '12345678900'],
    ['MX', 'XEX010101000'],
    ['US', '000-12-3456'],
    ['US', '987654320'],
    ['FI', '123'],
    ['FI', '1111111111'],
    ['FI', '0123456789'],
    ['FI', '12345678'],
    ['SG', 'B1234567X'],
    ['SG', '41234567X'],
    ['PH', '12345678901234567'],
    ['CN', 'T1101011990010100'],
    ['TW', 'AA00000008'],
    ['TW', 'AE00000009'],
    ['TW', '18900101AB'],
    ['NL', '12345678'],
    ['ES', 'M1503708A'],
    ['ES', 'P1503708Z'],
    ['toString', 'A!'],
    ['SG', 'S'.repeat(100_000)],
  ])('RULE-17 MSG-20 rejects for %s the tax number %.20s', (country, number) => {
    expect(check(country, number)).toEqual(wrong);
  });

  test.each([
    ['VN', '0100000011'],
    ['KR', '9001011000007'],
    ['AU', '123456780'],
    ['AU', '12345678'],
    ['NZ', '49091851'],
    ['GB', '2123456789'],
    ['IE', '1234567A'],
    ['IT', 'RSSMRA80A01H501A'],
    ['MX', 'GODE561231GR9'],
  ])(
    'RULE-17 gives advice for %s and the tax number %s, because valid numbers can fail the check',
    (country, number) => {
      expect(check(country, number)).toEqual(doubtful);
      expect(check(country, number).some(isError)).toBe(false);
    },
  );

  test('accepts every sample of a hint and has formats only for countries that issue numbers', () => {
    for (const [country, { sample }] of Object.entries(taxNumberFormats))
      expect([country, ...check(country, sample)]).toEqual([country]);
    expect(Object.keys(taxNumberFormats).filter((country) => taxNumberSample(country))).toEqual(
      countriesWithTaxNumbers.filter((country) => country !== 'US'),
    );
    expect(taxNumberSample('AE')).toBeUndefined();
    expect(taxNumberSample('toString')).toBeUndefined();
  });
});

/** The oracle: stdnum, an independent implementation. */
const oracles = {
  TH: stdnum.TH?.idnr,
  CN: stdnum.CN?.ric,
  HK: stdnum.HK?.hkid,
  TW: stdnum.TW?.natid,
  KR: stdnum.KR?.rrn,
  AU: stdnum.AU?.tfn,
  NZ: stdnum.NZ?.ird,
  IE: stdnum.IE?.pps,
  DE: stdnum.DE?.idnr,
  FR: stdnum.FR?.nif,
  NL: stdnum.NL?.bsn,
  CH: stdnum.CH?.ssn,
  ES: stdnum.ES?.dni,
  CA: stdnum.CA?.sin,
  BR: stdnum.BR?.cpf,
} as const;

/** Number bodies for which the oracle checks only format and check digit. */
const bodies: Readonly<Record<keyof typeof oracles, RegExp>> = {
  TH: /^[1-8]\d{11}$/,
  CN: /^11010119900307\d{3}$/,
  HK: /^[A-H]\d{6}$/,
  TW: /^[A-Z][12]\d{7}$/,
  KR: /^900307[12]0\d{4}$/,
  AU: /^[1-9]\d{7}$/,
  NZ: /^[2-9]\d{6}$/,
  IE: /^[1-9]\d{6}$/,
  DE: /^[1-9]\d{9}$/,
  FR: /^[0-3]\d{9}$/,
  NL: /^[1-9]\d{7}$/,
  CH: /^756\d{9}$/,
  ES: /^\d{8}$/,
  CA: /^[1-79]\d{7}$/,
  BR: /^\d{9}$/,
};

/** Stdnum also accepts a digit that occurs four times, and ten different digits. */
const germanBody = (body: string) => !/(\d)(.*\1){3}/.test(body) && new Set(body).size < 10;

describe('check digits and an independent implementation', () => {
  test.each(Object.keys(oracles) as (keyof typeof oracles)[])(
    'the check digits of %s agree with the package stdnum',
    (country) => {
      const endings = country === 'FR' ? threeDigits : country === 'BR' ? twoDigits : oneCharacter;
      fc.assert(
        fc.property(fc.stringMatching(bodies[country]), (body) => {
          fc.pre(country !== 'DE' || germanBody(body));
          for (const ending of endings) {
            const number = body + ending;
            if (!taxNumberFormats[country]?.pattern.test(number)) continue;
            const ours = check(country, number).length === 0;
            const theirs = oracles[country]?.validate(number).isValid;
            if (ours !== theirs) throw new Error(`${number}: ${ours} here, ${theirs} there`);
          }
        }),
        { numRuns: limitRuns(country === 'FR' || country === 'BR' ? 10 : 50) },
      );
    },
  );

  test('the check characters of Irish numbers of nine characters agree with the package stdnum', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[1-9]\d{6}$/), fc.constantFrom('A', 'H', 'W'), (body, end) => {
        const fitting = [...'ABCDEFGHIJKLMNOPQRSTUVW'].filter((letter) => isPpsNumber(body + letter + end));
        expect(fitting).toHaveLength(1);
        expect(stdnum.IE?.pps?.validate(body + fitting[0] + end).isValid).toBe(true);
      }),
    );
  });
});

const oneCharacter = [...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const twoDigits = Array.from({ length: 100 }, (_, value) => String(value).padStart(2, '0'));
const threeDigits = Array.from({ length: 512 }, (_, value) => String(value).padStart(3, '0'));

describe('single wrong digits', () => {
  test.each(['CN', 'FR', 'NL', 'CH', 'CA', 'ZA', 'DE', 'ES'])(
    'detects one wrong digit in the sample of %s',
    (country) => {
      const sample = taxNumberSample(country) ?? '';
      fc.assert(
        fc.property(fc.nat(sample.length - 1), fc.integer({ min: 1, max: 9 }), (place, step) => {
          fc.pre(/\d/.test(sample.charAt(place)));
          const digit = (Number(sample.charAt(place)) + step) % 10;
          expect(check(country, sample.slice(0, place) + digit + sample.slice(place + 1))).toEqual(wrong);
        }),
      );
    },
  );
});

describe('US numbers', () => {
  test.each(['123456789', '123-45-6789', '900700000', '900-50-1234', '911-88-0000'])(
    'detects the US tax number %s',
    (number) => {
      expect(looksLikeUsTaxNumber(number)).toBe(true);
    },
  );

  test.each([
    '000123456',
    '666123456',
    '123006789',
    '123450000',
    '900001234',
    '900930000',
    '900890000',
    '987654320',
    '12345678',
    'S1234567D',
    '',
  ])('rejects %j as a US tax number', (number) => {
    expect(looksLikeUsTaxNumber(number)).toBe(false);
  });

  test('a US number is a social security number or a taxpayer number, but not both', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{9}$/), (number) => {
        expect(looksLikeUsTaxNumber(number)).toBe(
          number.startsWith('9') ? individualTaxpayerPattern.test(number) : !/^(000|666)|^\d{3}00|0000$/.test(number),
        );
      }),
    );
  });
});

test('rejects 100,000 characters in less than 10 ms for every country', () => {
  for (const country of [...Object.keys(taxNumberFormats), 'US', 'FI'])
    for (const text of ['1', 'A', ' ', '-', 'é'].map((character) => character.repeat(100_000))) {
      expect(check(country, text)).toEqual(wrong);
      expect(measureFastest(() => check(country, text))).toBeLessThan(10);
    }
});

test('accepts digits and separators of any keyboard', () => {
  const digits = ['０１２３４５６７８９', '๐๑๒๓๔๕๖๗๘๙', '٠١٢٣٤٥٦٧٨٩', '०१२३४५६७८९', '၀၁၂၃၄၅၆၇၈၉', '០១២៣៤៥៦៧៨៩'];
  const separators = [...'-‐‑‒–—−－ー～〜・·./。（ ', '\u00AD', '\u200B'];
  const samples = Object.keys(taxNumberFormats).flatMap((country) => {
    const sample = taxNumberSample(country);
    return sample ? [{ country, sample: normaliseTaxNumber(sample) }] : [];
  });
  fc.assert(
    fc.property(
      fc.constantFrom(...samples),
      fc.constantFrom(...digits),
      fc.constantFrom(...separators),
      (one, script, separator) => {
        const { country, sample } = one;
        const written = sample.replace(/\d/g, (digit) => script.charAt(Number(digit)));
        const typed = `${written.slice(0, 3)}${separator}${written.slice(3)}`;
        expect(normaliseTaxNumber(typed)).toBe(sample);
        expect(check(country, typed)).toEqual(check(country, sample));
      },
    ),
  );
});

test('normalising a tax number twice gives the same text as once', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(normaliseTaxNumber(normaliseTaxNumber(text))).toBe(normaliseTaxNumber(text));
    }),
  );
});
