import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type DocumentType, documentTypes } from '../enumerations.ts';
import { isError } from '../issue.ts';
import { documentNumberSample } from './document-types/document-types.ts';
import { checkDocumentNumber, type DocumentHolder, normaliseDocumentNumber } from './national-id.ts';

const codes = (type: DocumentType, number: string, holder?: DocumentHolder) =>
  checkDocumentNumber('documentNumber', type, number, holder).map(({ code }) => code.replace('document-number-', ''));
const digits = (length: number) => fc.stringMatching(new RegExp(`^\\d{${length}}$`));
const replaceAt = (text: string, place: number, step: number) =>
  text.slice(0, place) + ((Number(text.charAt(place)) + step) % 10) + text.slice(place + 1);

describe('document numbers', () => {
  test.each<[DocumentType, string, string?]>([
    ['nric', 's1234567d'],
    ['nric', 'M1234567K'],
    ['aadhar', '2341 2341 2346'],
    ['aadhar', '200000000009'],
    ['mykad', '900101-14-1234'],
    ['mykad', '000229141234'],
    ['thai-id', '1-1000-00000-00-8'],
    ['ktp', '3171010101900001'],
    ['ktp', '3171014101900001'],
    ['cccd', '001090000001'],
    ['zaf', '9001015000085'],
    ['passport', 'E1234567', 'CN'],
    ['passport', 'K1234567A', 'SG'],
    ['passport', 'A12345678', 'MY'],
    ['identification-card', '110101199001010015', 'CN'],
    ['identification-card', '11010119900307002x', 'CN'],
    ['identification-card', 'A123456(3)', 'HK'],
    ['identification-card', 'Z000001(A)', 'HK'],
    ['identification-card', 'AB987654(3)', 'HK'],
    ['identification-card', '1234567(8)', 'MO'],
    ['identification-card', 'A123456789', 'TW'],
    ['identification-card', 'A800000014', 'TW'],
    ['identification-card', 'AA00000009', 'TW'],
    ['identification-card', 'CC00151114', 'TW'],
    ['zaf', '9001015000283'],
    ['identification-card', 'AB-12345', 'FR'],
    ['identification-card', '', 'CN'],
    ['nric', '   '],
  ])('accepts for the document type %s the number %j', (type, number, country) => {
    expect(codes(type, number, country ? { country } : undefined)).toEqual([]);
  });

  test.each<[DocumentType, string, string, string?]>([
    ['nric', 'S1234567A', 'check-digit'],
    ['nric', 'M1234567X', 'check-digit'],
    ['nric', 'S123456D', 'format'],
    ['aadhar', '234123412347', 'check-digit'],
    ['aadhar', '134123412346', 'format'],
    ['mykad', '900231-14-1234', 'format'],
    ['mykad', '900101-17-1234', 'format'],
    ['mykad', '90010114123', 'format'],
    ['thai-id', '1100000000009', 'check-digit'],
    ['thai-id', '9100000000008', 'format'],
    ['ktp', '317101', 'format'],
    ['ktp', '3171013002900001', 'format'],
    ['ktp', '3171018101900001', 'format'],
    ['ktp', '3171014001900001', 'format'],
    ['cccd', '00109000000', 'format'],
    ['cccd', '001990000001', 'format'],
    ['zaf', '9001015000086', 'check-digit'],
    ['zaf', '9001015000386', 'format'],
    ['passport', 'E1234', 'format'],
    ['passport', '12345678A', 'format', 'SG'],
    ['passport', 'B12345678', 'format', 'MY'],
    ['identification-card', '110101199001010016', 'check-digit', 'CN'],
    ['identification-card', '110101199002310005', 'check-digit', 'CN'],
    ['identification-card', '010101199001010015', 'format', 'CN'],
    ['identification-card', 'A1234564', 'check-digit', 'HK'],
    ['identification-card', 'A12345678', 'format', 'HK'],
    ['identification-card', 'A123456788', 'check-digit', 'TW'],
    ['identification-card', 'A323456788', 'format', 'TW'],
    ['identification-card', 'AA00000008', 'check-digit', 'TW'],
    ['identification-card', 'AE00000009', 'format', 'TW'],
    ['identification-card', 'AB!', 'format', 'FR'],
    ['identification-card', 'A'.repeat(100_000), 'format', 'FR'],
  ])('rejects for the document type %s the number %s with the issue %s', (type, number, code, country) => {
    expect(codes(type, number, country ? { country } : undefined)).toEqual([code]);
  });

  test('rejects a number with 30 February despite a correct check digit', () => {
    expect(codes('zaf', '9002305000082')).toEqual(['format']);
    expect(codes('identification-card', '110101199002300006', { country: 'CN' })).toEqual(['format']);
  });

  test.each<[DocumentType, string, DocumentHolder, string[]]>([
    ['mykad', '900101141234', { dateOfBirth: '1990-01-01', gender: 'female' }, []],
    ['mykad', '900101141234', { dateOfBirth: '1990-01-02', gender: 'male' }, ['birth-date', 'gender']],
    ['ktp', '3171014101900001', { dateOfBirth: '1990-01-01', gender: 'female' }, []],
    ['ktp', '3171014101900001', { gender: 'male' }, ['gender']],
    ['cccd', '001090000001', { dateOfBirth: '1990-12-31', gender: 'male' }, []],
    ['cccd', '001303000001', { dateOfBirth: '2003-05-06', gender: 'female' }, []],
    ['cccd', '001090000001', { dateOfBirth: '2090-12-31', gender: 'female' }, ['birth-date', 'gender']],
    ['zaf', '9001015000085', { dateOfBirth: '1990-01-01', gender: 'male' }, []],
    ['zaf', '9001015000085', { gender: 'unspecified' }, []],
    ['zaf', '9001015000085', { gender: 'female' }, ['gender']],
    ['zaf', '9001010000080', { gender: 'male' }, ['gender']],
    ['identification-card', '110101199001010015', { country: 'CN', dateOfBirth: '1990-01-01', gender: 'male' }, []],
    [
      'identification-card',
      '110101199001010015',
      { country: 'CN', dateOfBirth: '1890-01-01', gender: 'female' },
      ['birth-date', 'gender'],
    ],
    ['identification-card', 'A123456789', { country: 'TW', gender: 'male' }, []],
    ['identification-card', 'A223456781', { country: 'TW', gender: 'male' }, ['gender']],
    ['nric', 'S1234567D', { dateOfBirth: '1990-01-01', gender: 'male' }, []],
  ])('compares the %s number %s with the holder %o', (type, number, holder, expected) => {
    const issues = checkDocumentNumber('documentNumber', type, number, holder);
    expect(issues.map(({ code }) => code.replace('document-number-', ''))).toEqual(expected);
    expect(issues.some(isError)).toBe(false);
  });

  test('reports the issue at the requested field', () => {
    expect(checkDocumentNumber('joint.documentNumber', 'nric', 'x')[0]?.path).toBe('joint.documentNumber');
  });

  test('accepts every sample in a hint', () => {
    for (const type of documentTypes) expect([type, ...codes(type, documentNumberSample(type))]).toEqual([type]);
    for (const country of ['SG', 'MY'])
      expect(codes('passport', documentNumberSample('passport', country), { country })).toEqual([]);
    for (const country of ['CN', 'HK', 'MO', 'TW', 'JP'])
      expect(codes('identification-card', documentNumberSample('identification-card', country), { country })).toEqual(
        [],
      );
  });

  test('detects any wrong digit and any swap of different neighbours in an Aadhaar number', () => {
    const bodies = fc.tuple(fc.constantFrom('2', '5', '9'), digits(10)).map((parts) => parts.join(''));
    fc.assert(
      fc.property(bodies, fc.integer({ min: 1, max: 11 }), fc.integer({ min: 1, max: 9 }), (body, place, step) => {
        const fitting = [...'0123456789']
          .map((digit) => body + digit)
          .filter((number) => codes('aadhar', number).length === 0);
        fc.pre(fitting.length === 1); // a palindrome has no valid check digit
        const number = fitting[0] ?? '';
        expect(codes('aadhar', replaceAt(number, place, step))).toEqual(['check-digit']);
        const swapped =
          number.slice(0, place - 1) + number.charAt(place) + number.charAt(place - 1) + number.slice(place + 1);
        fc.pre(swapped !== number && /^[2-9]/.test(swapped));
        expect(codes('aadhar', swapped)).toEqual(['check-digit']);
      }),
    );
  });

  test.each<[DocumentType, string | undefined, fc.Arbitrary<string>]>([
    ['identification-card', 'CN', digits(3).map((serial) => `11010119900307${serial}`)],
    ['identification-card', 'HK', fc.stringMatching(/^[A-Z]{1,2}\d{6}$/)],
  ])('for an %s of %s, accepts exactly one check character', (type, country, bodies) => {
    fc.assert(
      fc.property(bodies, (body) => {
        const holder = country ? { country } : {};
        const fitting = [...'0123456789AX'].filter((check) => codes(type, body + check, holder).length === 0);
        expect(fitting).toHaveLength(1);
      }),
    );
  });

  test('normalising a document number twice gives the same text as once, without separators', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const once = normaliseDocumentNumber(text);
        expect(normaliseDocumentNumber(once)).toBe(once);
      }),
    );
    expect(normaliseDocumentNumber(' ｓ１２３４-567．(d) ')).toBe('S1234567D');
  });

  const digitsOf = ['０１２３４５６７８９', '๐๑๒๓๔๕๖๗๘๙', '٠١٢٣٤٥٦٧٨٩', '०१२३४५६७८९', '၀၁၂၃၄၅၆၇၈၉', '០១២៣៤៥៦៧៨៩'];
  const separators = [...'-‐‑‒–—−－ー～〜・·./。（ ', '\u00AD', '\u200B', '\u2060'];

  test.each(documentTypes)('accepts digits and separators of any keyboard in a %s number', (type) => {
    const sample = normaliseDocumentNumber(documentNumberSample(type));
    fc.assert(
      fc.property(
        fc.constantFrom(...digitsOf),
        fc.constantFrom(...separators),
        fc.nat(),
        (script, separator, place) => {
          const at = place % (sample.length + 1);
          const typed = `${sample.slice(0, at)}${separator}${sample.slice(at)}`.replace(/\d/g, (digit) =>
            script.charAt(Number(digit)),
          );
          expect(normaliseDocumentNumber(typed)).toBe(sample);
          expect(codes(type, typed)).toEqual(codes(type, sample));
        },
      ),
    );
  });
});
