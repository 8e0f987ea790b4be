import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findNumberIssue, stepNumber } from './number-text.ts';

describe('number limits', () => {
  test.each([
    ['', undefined],
    ['1', undefined],
    ['10', undefined],
    ['0', 'numberTooSmall'],
    ['-1', 'numberTooSmall'],
    ['11', 'numberTooLarge'],
    ['1.5', 'wholeNumber'],
    ['99999999999999999999', 'numberTooLarge'],
  ])('checks the number %j with the limits 1 and 10: %s', (value, code) =>
    expect(findNumberIssue(value, { min: '1', max: '10' })?.code).toBe(code),
  );

  test('does not count trailing zeros of a number as decimals', () => {
    expect(findNumberIssue('1.50', { decimals: 1 })).toBeUndefined();
    expect(findNumberIssue('1.55', { decimals: 1 })).toEqual({ code: 'tooManyDecimals', values: { count: 1 } });
  });
});

test('counts trailing zeros of money, because "4.500" may mean 4500', () => {
  expect(findNumberIssue('4.500', { decimals: 2 }, { currency: 'SGD' })?.code).toBe('tooManyDecimals');
  expect(findNumberIssue('4.50', { decimals: 2 }, { currency: 'SGD' })).toBeUndefined();
  expect(findNumberIssue('4.500', { decimals: 2 })).toBeUndefined();
});

describe('text that is not a number', () => {
  test.each([
    ['5k', 'numberCharacters'],
    ['1万', 'numberCharacters'],
    ['HK$ 5', 'numberCharacters'],
    ['1.2.3', 'numberMarks'],
    ['4,500,50', 'numberMarks'],
  ])('reports the text %j, which is not a number, as %s', (value, code) =>
    expect(findNumberIssue(value, {})?.code).toBe(code),
  );

  test('names an example with decimals in the error if the field accepts decimals', () => {
    expect(findNumberIssue('5k', {})?.values).toEqual({ example: '4,500' });
    expect(findNumberIssue('5k', { decimals: 2 })?.values).toEqual({ example: '4,500.50' });
  });

  test('reports an amount in another currency as invalid', () => {
    const context = { currency: 'SGD', words: () => ['SGD', 'S$'] };
    expect(findNumberIssue('HK$ 5', {}, context)).toEqual({ code: 'otherCurrency', values: { currency: 'SGD' } });
    expect(findNumberIssue('S$ 1,2,3', {}, context)?.code).toBe('numberMarks');
    expect(findNumberIssue('S$ 5k', {}, context)?.code).toBe('numberCharacters');
  });
});

describe('steps of a number', () => {
  test.each([
    ['', 1, '1'],
    ['', -1, '1'],
    ['1', -1, '1'],
    ['9', 1, '10'],
    ['10', 1, '10'],
    ['50', -1, '10'],
    ['4', 10, '10'],
  ])('changes %j by %i steps to %s within the limits 1 and 10', (value, times, to) =>
    expect(stepNumber(value, { step: '1', times, min: '1', max: '10' })).toBe(to),
  );
  test('leaves a text that is not a number unchanged on a step', () =>
    expect(stepNumber('5k', { step: '1', times: 1, min: '1' })).toBe('5k'));
  test('adds decimal steps without rounding errors', () =>
    expect(stepNumber('0.1', { step: '0.2', times: 1 })).toBe('0.3'));
  test('restores a number after the same steps up and down', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: 1, max: 50 }), (start, times) => {
        const up = stepNumber(String(start), { step: '0.5', times });
        expect(stepNumber(up, { step: '0.5', times: -times })).toBe(String(start === 0 ? 0 : start));
      }),
    );
  });
});
