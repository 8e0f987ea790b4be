import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mrzCheckDigit, readMrz } from './mrz.ts';

const today = '2026-11-20';
const specimen = ['P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<', 'L898902C36UTO7408122F1204159ZE184226B<<<<<10'];
const tester = ['P<UTOTESTER<<ALEX<<<<<<<<<<<<<<<<<<<<<<<<<<<', 'X000000012UTO9001011M3012316<<<<<<<<<<<<<<<4'];

/** A zone of its own making, so that the reader is not tested with its own sums. */
function zone({
  number,
  birth,
  expiry,
  personal,
  name = 'TAN<<MING<HENG',
  sex = 'M',
}: {
  number: string;
  birth: string;
  expiry: string;
  personal: string;
  name?: string;
  sex?: string;
}) {
  const field = (text: string, width: number) => text.padEnd(width, '<').slice(0, width);
  const checked = (text: string) => text + sum(text);
  const [a, b, c, d] = [checked(field(number, 9)), checked(birth), checked(expiry), checked(field(personal, 14))];
  return [field(`P<SGP${name}`, 44), `${a}SGP${b}${sex}${c}${d}${sum(a + b + c + d)}`];
}
const sum = (text: string) => {
  const values = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';
  return String(
    [...text].reduce((total, one, at) => total + Math.max(0, values.indexOf(one)) * [7, 3, 1][at % 3]!, 0) % 10,
  );
};
const read = (lines: readonly string[], on = today) => readMrz(lines.join('\n'), on);
const day = fc
  .date({ min: new Date('1930-01-01T00:00Z'), max: new Date('2026-11-20T00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const later = fc
  .date({ min: new Date('2010-01-01T00:00Z'), max: new Date('2070-12-31T00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const short = (date: string) => date.slice(2).replaceAll('-', '');

describe('the machine-readable zone of a passport', () => {
  test('the ICAO specimen', () => {
    expect(read(specimen)).toEqual({
      state: 'read',
      mrz: {
        issuer: 'UTO',
        surname: 'ERIKSSON',
        givenNames: 'ANNA MARIA',
        nameIsCut: false,
        documentNumber: 'L898902C3',
        nationality: 'UTO',
        dateOfBirth: '1974-08-12',
        gender: 'female',
        expiresOn: '2012-04-15',
      },
    });
  });

  test('an empty personal number may have < for its check digit; text around the lines and lower case do not matter', () => {
    const text = `PASSPORT\r\n${tester[0]?.toLowerCase()}\r\n${tester[1]?.replace('M', ' M ')}\nend`;
    const reading = readMrz(text, today);
    expect(reading.state === 'read' && reading.mrz).toMatchObject({
      documentNumber: 'X00000001',
      surname: 'TESTER',
      givenNames: 'ALEX',
      gender: 'male',
      expiresOn: '2030-12-31',
    });
  });

  test('letters that recognition puts for digits are read as digits, in digit places alone', () => {
    const reading = read([specimen[0]!, specimen[1]!.replace('7408122F1204159', '74O8I22F12O4I59')]);
    expect(reading.state === 'read' && reading.mrz.dateOfBirth).toBe('1974-08-12');
    expect(read([specimen[0]!, specimen[1]!.replace('L898902C3', 'L8989O2C3')])).toEqual({
      state: 'check-failed',
      field: 'document-number',
    });
  });

  test.each([
    ['document-number', 0],
    ['date-of-birth', 13],
    ['expiry', 21],
    ['personal-number', 28],
    ['composite', 43],
  ])('a wrong %s fails', (field, place) => {
    const line = specimen[1]!;
    const wrong = line.charAt(place) === '7' ? '8' : '7';
    expect(read([specimen[0]!, line.slice(0, place) + wrong + line.slice(place + 1)])).toEqual({
      state: 'check-failed',
      field,
    });
  });

  test.each(['', 'P<UTO', specimen[0]!, specimen[1]!, `I<UTO${'<'.repeat(39)}\n${specimen[1]}`, '<'.repeat(100_000)])(
    '%.12j is no zone',
    (text) => {
      expect(readMrz(text, today)).toEqual({ state: 'not-found' });
    },
  );

  test('30 February passes no check', () => {
    const [first, second] = zone({ number: 'E1234567', birth: '900230', expiry: '300101', personal: '' });
    expect(read([first!, second!])).toEqual({ state: 'check-failed', field: 'date-of-birth' });
    expect(read(zone({ number: 'E1234567', birth: '900201', expiry: '300230', personal: '' }))).toEqual({
      state: 'check-failed',
      field: 'expiry',
    });
  });

  test('a two-digit year is never a birth to come, nor a passport of 50 years', () => {
    const reading = read(zone({ number: 'E1234567', birth: '261121', expiry: '990101', personal: '', sex: '<' }));
    expect(reading.state === 'read' && reading.mrz).toMatchObject({
      dateOfBirth: '1926-11-21',
      expiresOn: '1999-01-01',
      gender: 'unspecified',
    });
  });

  test('a name without room left is told', () => {
    const reading = read(
      zone({
        number: 'E1234567',
        birth: '900201',
        expiry: '300201',
        personal: '',
        name: 'BALASUBRAMANIAM<<CHANDRASEKARAN<VENKATA<SUBBA',
      }),
    );
    expect(reading.state === 'read' && reading.mrz).toMatchObject({
      nameIsCut: true,
      givenNames: 'CHANDRASEKARAN VENKATA',
    });
  });

  test('whatever is written is read back', () => {
    fc.assert(
      fc.property(
        fc.stringMatching(/^[A-Z0-9]{6,9}$/),
        day,
        later,
        fc.stringMatching(/^[A-Z0-9]{0,14}$/),
        (number, birth, expiry, personal) => {
          const reading = read(zone({ number, birth: short(birth), expiry: short(expiry), personal }));
          expect(reading.state === 'read' && reading.mrz).toMatchObject({
            documentNumber: number,
            dateOfBirth: birth,
            expiresOn: expiry,
            surname: 'TAN',
            givenNames: 'MING HENG',
          });
        },
      ),
    );
  });

  test('a single wrong digit in a field is always found', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{9}$/), fc.nat(8), fc.integer({ min: 1, max: 9 }), (number, place, step) => {
        const wrong = number.slice(0, place) + ((Number(number.charAt(place)) + step) % 10) + number.slice(place + 1);
        expect(mrzCheckDigit(wrong)).not.toBe(mrzCheckDigit(number));
      }),
    );
  });
});
