import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { getPassCodeBoxes, parsePassCode } from './pass-code.ts';

describe('pass codes', () => {
  test.each([
    ['123456', '123456'],
    ['12-34 56', '123456'],
    ['１２３', '123'],
    ['๑๒๓', '123'],
    ['1234567', '123456'],
    ['abc', ''],
    ['Pay S$1,250 with 2 taps: 123456 is your code. Call 6532 1234 for help.', '123456'],
    ['Quayside 2FA: 123456\n@quayside.example #123456', '123456'],
    ['２段階認証コード：１２３４５６', '123456'],
    ['Code: 123-456', '123456'],
    ['12345678 123456', '123456'],
  ])('reads the typed text %j as the pass code %j', (text, code) => expect(parsePassCode(text, 6)).toBe(code));

  test('hides the digits of a masked code and marks the next box', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{0,6}$/), (code) => {
        const boxes = getPassCodeBoxes(code, 6, 'masked');
        expect(boxes).toHaveLength(6);
        expect(boxes.map(({ face }) => face).join('')).not.toMatch(/\d/);
        expect(boxes.filter(({ state }) => state === 'filled')).toHaveLength(code.length);
        expect(boxes.filter(({ state }) => state === 'next')).toHaveLength(code.length < 6 ? 1 : 0);
      }),
    );
  });

  test('shows the digits of a legible pass code in order', () =>
    expect(getPassCodeBoxes('12', 4, 'legible').map(({ face }) => face)).toEqual(['1', '2', '', '']));
});
