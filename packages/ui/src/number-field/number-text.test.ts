import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { editNumber, numberIssue, stepNumber } from './number-text.ts';

const typed = (text: string) => editNumber({ text, caret: text.length, inputType: 'insertText' });

describe('typing a number', () => {
  test.each([
    ['12', '12', '12'],
    ['12.', '12.', '12'],
    ['.5', '.5', '0.5'],
    ['1.2.3', '1.23', '1.23'],
    ['-5', '-5', '-5'],
    ['5-0', '50', '50'],
    ['-', '-', ''],
    ['１２．５', '12.5', '12.5'],
    ['๑๒', '12', '12'],
    ['12 years', '12', '12'],
    ['007', '007', '7'],
  ])('%s shows %s with the value %s', (text, shown, value) =>
    expect(typed(text)).toMatchObject({ text: shown, value }),
  );

  test('a rejected character keeps the caret', () =>
    expect(editNumber({ text: '1x23', caret: 2, inputType: 'insertText' })).toMatchObject({ text: '123', caret: 1 }));

  test('a pasted number loses its groups and moves the caret to the end', () =>
    expect(editNumber({ text: '1,234.5 units', caret: 13, inputType: 'insertFromPaste' })).toMatchObject({
      text: '1234.5',
      caret: 6,
      value: '1234.5',
    }));

  test('any text is read without an error as a decimal', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.constantFrom('insertText', 'insertFromPaste', ''), (text, how) => {
        const edit = editNumber({ text, caret: text.length, inputType: how });
        expect(edit.value).toMatch(/^$|^-?\d+(\.\d+)?$/);
        expect(edit.caret).toBeLessThanOrEqual(edit.text.length);
      }),
    );
  });
});

describe('limits', () => {
  test.each([
    ['', undefined],
    ['1', undefined],
    ['10', undefined],
    ['0', 'numberTooSmall'],
    ['-1', 'numberTooSmall'],
    ['11', 'numberTooLarge'],
    ['1.5', 'wholeNumber'],
    ['99999999999999999999', 'numberTooLarge'],
  ])('with the limits 1 and 10, the issue of %j is %s', (value, code) =>
    expect(numberIssue(value, { min: '1', max: '10' })?.code).toBe(code),
  );

  test('trailing zeros are no decimals', () => {
    expect(numberIssue('1.50', { decimals: 1 })).toBeUndefined();
    expect(numberIssue('1.55', { decimals: 1 })).toEqual({ code: 'tooManyDecimals', values: { count: 1 } });
  });
});

describe('steps', () => {
  test.each([
    ['', 1, '1'],
    ['', -1, '1'],
    ['1', -1, '1'],
    ['9', 1, '10'],
    ['10', 1, '10'],
    ['50', -1, '10'],
    ['4', 10, '10'],
  ])('from %j, %i steps within 1 to 10 give %s', (value, times, to) =>
    expect(stepNumber(value, { step: '1', times, min: '1', max: '10' })).toBe(to),
  );
  test('are exact', () => expect(stepNumber('0.1', { step: '0.2', times: 1 })).toBe('0.3'));
  test('a step up and down restores the value', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: 1, max: 50 }), (start, times) => {
        const up = stepNumber(String(start), { step: '0.5', times });
        expect(stepNumber(up, { step: '0.5', times: -times })).toBe(String(start === 0 ? 0 : start));
      }),
    );
  });
});
