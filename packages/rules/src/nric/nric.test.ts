import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isNric, nricLetter } from './nric.ts';

const bodies = fc
  .tuple(fc.constantFrom('S', 'T', 'F', 'G', 'M'), fc.stringMatching(/^\d{7}$/))
  .map(([series, digits]) => series + digits);

describe('NRIC and FIN', () => {
  test.each(['S12345678', 'Sx1234567', 'S123456', 'X1234567', ''])(
    'nricLetter returns undefined for the malformed number body %j',
    (body) => {
      expect(nricLetter(body)).toBeUndefined();
    },
  );

  test('rejects an NRIC with an extra letter', () => {
    expect(isNric('S1234567DX')).toBe(false);
  });

  test.each([
    'S0000001I',
    'S1234567D',
    'T0000001E',
    'T1234567J',
    'F0000001U',
    'F1234567N',
    'G0000001P',
    'G1234567X',
    'M0000001Q',
    'M1234567K',
  ])('accepts the NRIC or FIN %s', (number) => {
    expect(isNric(number)).toBe(true);
  });

  test.each([
    'S1234567A',
    'M1234567X',
    'T1234567D',
    'S9812388Z',
    'F9477325W',
    'A1234567D',
    'S123456D',
    'S12345678D',
    's1234567D',
    '',
  ])('rejects %j as an NRIC or FIN', (number) => {
    expect(isNric(number)).toBe(false);
  });

  test('nricLetter returns undefined for a series letter other than S, T, F, G and M', () => {
    expect(nricLetter('X1234567')).toBeUndefined();
  });

  test('isNric accepts every number with the letter from nricLetter, and rejects it with one wrong digit', () => {
    fc.assert(
      fc.property(bodies, fc.integer({ min: 1, max: 7 }), fc.integer({ min: 1, max: 9 }), (body, place, step) => {
        const number = body + nricLetter(body);
        expect(isNric(number)).toBe(true);
        const wrong = number.slice(0, place) + ((Number(number.charAt(place)) + step) % 10) + number.slice(place + 1);
        expect(isNric(wrong)).toBe(false);
      }),
    );
  });
});
