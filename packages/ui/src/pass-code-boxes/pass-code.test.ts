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
