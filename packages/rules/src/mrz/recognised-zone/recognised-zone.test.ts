import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mrzCheckDigit } from '../mrz.ts';
import { alphabetAt, type ZoneSize, zoneLayouts } from '../zone-layout/zone-layout.ts';
import { readRecognisedZone, type SeenZone } from './recognised-zone.ts';

const today = '2026-11-22';
const passport = ['P<MYSTAN<<MEI<LING<<<<<<<<<<<<<<<<<<<<<<<<<<', 'A123456784MYS9001011F3005017<<<<<<<<<<<<<<<0'];
const card = ['I<D<<T220001293<<<<<<<<<<<<<<<', '6408125<2010315D<<<<<<<<<<<<<4', 'MUSTERMANN<<ERIKA<<<<<<<<<<<<<'];
const larger = ['I<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<', 'D231458907UTO7408122F1204159<<<<<<<6'];
const meiLing = {
  documentType: 'passport',
  issuer: 'MY',
  number: 'A12345678',
  surname: 'TAN',
  givenNames: 'MEI LING',
  fullName: 'TAN MEI LING',
  birthDate: '1990-01-01',
  gender: 'female',
  nationality: 'MY',
  expiresOn: '2030-05-01',
};

const both = (size: ZoneSize, lines: readonly string[]): SeenZone => ({ size, first: lines, second: lines });
const read = (zone: SeenZone) => readRecognisedZone(zone, today);
/** Replaces characters of a line by column. */
const changed = (lines: readonly string[], row: number, ...changes: [column: number, text: string][]) =>
  lines.map((line, index) =>
    index === row
      ? changes.reduce((text, [at, by]) => text.slice(0, at) + by + text.slice(at + by.length), line)
      : line,
  );
const seen = (second: readonly string[]): SeenZone => ({ size: 'TD3', first: passport, second });

describe('both recognisers agree', () => {
  test('reads a passport (TD3)', () => expect(read(both('TD3', passport))).toEqual(meiLing));

  test('reads a card (TD1)', () =>
    expect(read(both('TD1', card))).toEqual({
      documentType: 'identification-card',
      issuer: 'DE',
      number: 'T22000129',
      surname: 'MUSTERMANN',
      givenNames: 'ERIKA',
      fullName: 'MUSTERMANN ERIKA',
      birthDate: '1964-08-12',
      gender: 'unspecified',
      nationality: 'DE',
      expiresOn: '2020-10-31',
    }));

  test('reads a larger card (TD2) of an unknown country', () =>
    expect(read(both('TD2', larger))).toEqual({
      number: 'D23145890',
      surname: 'ERIKSSON',
      givenNames: 'ANNA MARIA',
      fullName: 'ERIKSSON ANNA MARIA',
      birthDate: '1974-08-12',
      gender: 'female',
      expiresOn: '2012-04-15',
    }));

  test('reads the holder’s number from the optional data of a Vietnamese card', () => {
    const first = withCheck('IDVNM', '090000001', '9') + '001090000001<<0'.slice(0, 15);
    const lines = [first, '9001011F3005017VNM<<<<<<<<<<<', 'NGUYEN<<VAN<AN<<<<<<<<<<<<<<<<'];
    const composite = mrzCheckDigit(`${first.slice(5)}90010113005017<<<<<<<<<<<`);
    expect(read(both('TD1', [first, lines[1] + String(composite), lines[2] ?? '']))).toMatchObject({
      documentType: 'cccd',
      number: '001090000001',
    });
  });

  test.each([
    ['a number', 1, 3, { number: undefined }],
    ['a birth date', 1, 15, { birthDate: undefined }],
    ['an expiry date', 1, 23, { expiresOn: undefined }],
  ])('leaves out %s if its check digit is wrong', (_, row, column, absent) => {
    const digit = passport[row]?.[column];
    const wrong = changed(passport, row, [column, digit === '1' ? '2' : '1']);
    expect(read(both('TD3', wrong))).toEqual(
      Object.fromEntries(Object.entries({ ...meiLing, ...absent }).filter(([, value]) => value)),
    );
  });

  test.each([
    'NURUL<AISYAH<BINTI<MOHD<ZULKIFLI<<SITI<KHADIJAH',
    'VENKATANARASIMHARAJUVARIPETA<SUBRAMANI<<GURPREET',
    'VENKATANARASIMHARAJUVARIPETA<BHARATH<<GURPREET',
  ])('omits a name that may be truncated: %s', (name) => {
    const long = `P<MYS${name.slice(0, 39)}`;
    const { surname: _, givenNames: _given, fullName: _full, ...others } = meiLing;
    expect(read(both('TD3', [long, passport[1] ?? '']))).toEqual(others);
  });

  test('reads a person with one name', () => {
    const one = changed(passport, 0, [5, 'SUKARNO<<<<<<<']);
    expect(read(both('TD3', one))).toMatchObject({ surname: 'SUKARNO', fullName: 'SUKARNO' });
  });

  describe('the codes of ICAO 9303-3, section 5', () => {
    const { issuer: _, nationality: _nationality, ...withoutCountry } = meiLing;
    const withCode = (code: string) => changed(changed(passport, 0, [2, code]), 1, [10, code]);

    test.each([
      ['CHN', 'CN'],
      ['HKG', 'HK'],
      ['MAC', 'MO'],
      ['TWN', 'TW'],
      ['D<<', 'DE'],
      ['RKS', 'XK'],
      ['XKX', 'XK'],
      ['GBR', 'GB'],
      ['GBD', 'GB'],
      ['GBN', 'GB'],
      ['GBO', 'GB'],
      ['GBP', 'GB'],
      ['GBS', 'GB'],
    ])('maps the country code %s to %s', (code, country) => {
      const reading = read(both('TD3', withCode(code)));
      expect(reading).toEqual({ ...meiLing, issuer: country, nationality: country });
    });

    const noCountries =
      'UNO UNA UNK EUE XXA XXB XXC XXX XAA XBA XCC XCE XCO XDC XEC XIM XMP XOM XPO UTO NTZ GB< DE< <<<'.split(' ');
    test.each(noCountries)('omits both country fields for the unknown code %s', (code) => {
      expect(read(both('TD3', withCode(code)))).toEqual(withoutCountry);
    });
  });

  test('returns undefined if no check digit is correct', () => {
    expect(read(both('TD3', [passport[0] ?? '', 'A123456785MYS9001012F3005018<<<<<<<<<<<<<<<0']))).toBeUndefined();
  });

  test('omits a number in a format that the country does not issue', () => {
    const digit = mrzCheckDigit('712345678');
    expect(read(both('TD3', changed(passport, 1, [0, `712345678${digit}`])))).not.toHaveProperty('number');
  });
});

describe('the recognisers differ', () => {
  test.each([
    ['0 and O', 1, 4, 'S'],
    ['1 and I', 1, 1, 'I'],
    ['8 and B', 1, 8, 'B'],
  ])('uses a check digit to decide between %s', (_, row, column, other) => {
    expect(read(seen(changed(passport, row, [column, other])))).toEqual(meiLing);
  });

  test('uses the number format where the check digit is ambiguous: 6 and G', () => {
    const number = 'A12345676';
    const right = withCheck('', number, '') + (passport[1] ?? '').slice(10, 43);
    const line = right + mrzCheckDigit(right.slice(0, 10) + right.slice(13, 20) + right.slice(21, 43));
    const lines = [passport[0] ?? '', line];
    expect(read({ size: 'TD3', first: lines, second: changed(lines, 1, [8, 'G']) })).toMatchObject({ number });
  });

  test.each([
    ['nationality', [1, 10, 'N'], ['nationality']],
    ['gender', [1, 20, 'M'], ['gender']],
    ['name', [0, 7, 'M'], ['surname', 'givenNames', 'fullName']],
  ] as const)('leaves out %s, which has no check digit', (_, [row, column, other], absent) => {
    const reading = read(seen(changed(passport, row, [column, other])));
    expect(Object.keys(meiLing).filter((field) => !Object.keys(reading ?? {}).includes(field))).toEqual(absent);
  });

  test('uses the check digits when one recogniser misses a character', () => {
    expect(read(seen(changed(passport, 1, [0, '?'.repeat(28)])))).toEqual({
      documentType: 'passport',
      issuer: 'MY',
      number: 'A12345678',
      surname: 'TAN',
      givenNames: 'MEI LING',
      fullName: 'TAN MEI LING',
      birthDate: '1990-01-01',
      expiresOn: '2030-05-01',
    });
  });

  test('leaves out a field in which both recognisers miss a character', () => {
    const unseen = changed(passport, 1, [4, '?']);
    expect(read(both('TD3', unseen))).not.toHaveProperty('number');
  });
});

const zones = fc.constantFrom<[ZoneSize, readonly string[]]>(['TD1', card], ['TD2', larger], ['TD3', passport]);

test('RULE-07 returns no wrong value for one wrong character from one recogniser', () => {
  fc.assert(
    fc.property(
      zones,
      fc.nat(),
      fc.nat(),
      fc.nat(),
      fc.boolean(),
      ([size, lines], rowSeed, columnSeed, other, isFirst) => {
        const { rows, columns } = zoneLayouts[size];
        const [row, column] = [rowSeed % rows, columnSeed % columns];
        const alphabet = `${alphabetAt(size, row, column)}?`;
        const wrong = changed(lines, row, [column, alphabet[other % alphabet.length] ?? '?']);
        const truth = read(both(size, lines)) ?? {};
        const reading = read({ size, first: isFirst ? wrong : lines, second: isFirst ? lines : wrong }) ?? {};
        expect(truth).toMatchObject(reading);
      },
    ),
  );
});

test('never returns a date or number with a wrong check digit', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[A-Z0-9<]{43}[0-9]$/), fc.stringMatching(/^[A-Z0-9<]{43}[0-9]$/), (a, b) => {
      const top = passport[0] ?? '';
      const reading = read({ size: 'TD3', first: [top, a], second: [top, b] }) ?? {};
      const right = (from: number, to: number) =>
        [a, b].some((line) => String(mrzCheckDigit(line.slice(from, to))) === line[to]);
      expect(!reading.number || right(0, 9)).toBe(true);
      expect(!reading.birthDate || right(13, 19)).toBe(true);
      expect(!reading.expiresOn || right(21, 27)).toBe(true);
    }),
  );
});

function withCheck(before: string, field: string, after: string): string {
  const digit = String(mrzCheckDigit(field));
  return after === digit || after === '' ? before + field + digit : before + field + digit;
}
