import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { editMoney, formatMoney, readMoney } from './money-text.ts';

const typeInto = (start: string, keys: string) => {
  let shown = formatMoney(start, 0);
  let caret = shown.length;
  let value = start;
  for (const key of keys) {
    const text = shown.slice(0, caret) + key + shown.slice(caret);
    ({ text: shown, caret, value } = editMoney({ text, caret: caret + 1, before: shown, inputType: 'insertText' }));
  }
  return { shown, caret, value };
};

describe('typing an amount', () => {
  test.each([
    ['1234', '1,234', '1234'],
    ['1234.5', '1,234.5', '1234.5'],
    ['1234.', '1,234.', '1234'],
    ['.5', '.5', '0.5'],
    ['007', '007', '7'],
    ['0', '0', '0'],
    ['12.345', '12.345', '12.345'],
    ['1.2.3', '1.23', '1.23'],
    ['12a34', '1,234', '1234'],
    ['-500', '-500', '-500'],
    ['5-0', '50', '50'],
    ['１２３４', '1,234', '1234'],
    ['๑๒๓๔.๕', '1,234.5', '1234.5'],
    ['abc', '', ''],
    ['99999999999999999999', '99,999,999,999,999,999,999', '99999999999999999999'],
  ])('UI-06 %s shows %s with the value %s', (keys, shown, value) =>
    expect(typeInto('', keys)).toMatchObject({ shown, value }),
  );

  test('the caret stays after a digit typed in the middle', () => {
    expect(editMoney({ text: '19,234', caret: 2, before: '1,234', inputType: 'insertText' })).toEqual({
      text: '19,234',
      caret: 2,
      value: '19234',
    });
    expect(editMoney({ text: '1,9234', caret: 3, before: '1,234', inputType: 'insertText' })).toEqual({
      text: '19,234',
      caret: 2,
      value: '19234',
    });
    expect(editMoney({ text: '1,23456', caret: 7, before: '1,2345', inputType: 'insertText' })).toEqual({
      text: '123,456',
      caret: 7,
      value: '123456',
    });
  });

  test('deleting a comma deletes the adjacent digit', () => {
    expect(editMoney({ text: '1234', caret: 1, before: '1,234', inputType: 'deleteContentBackward' })).toEqual({
      text: '234',
      caret: 0,
      value: '234',
    });
    expect(editMoney({ text: '1234', caret: 1, before: '1,234', inputType: 'deleteContentForward' })).toEqual({
      text: '134',
      caret: 1,
      value: '134',
    });
  });

  test('deleting a digit regroups the amount', () => {
    expect(editMoney({ text: '1,23', caret: 4, before: '1,234', inputType: 'deleteContentBackward' })).toEqual({
      text: '123',
      caret: 3,
      value: '123',
    });
  });

  test('any typed digits are the value, and the caret stays at the end', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: 0n, max: 10n ** 18n }),
        fc.option(fc.stringMatching(/^\d{1,4}$/)),
        (whole, decimals) => {
          const keys = decimals === null ? String(whole) : `${whole}.${decimals}`;
          const { shown, caret, value } = typeInto('', keys);
          expect(value).toBe(keys);
          expect(shown.replaceAll(',', '')).toBe(keys);
          expect(caret).toBe(shown.length);
          expect(shown).toMatch(/^\d{1,3}(,\d{3})*(\.\d+)?$/);
        },
      ),
    );
  });

  test('an edit anywhere keeps the digits before the caret', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 999_999_999 }),
        fc.nat(12),
        fc.integer({ min: 0, max: 9 }),
        (amount, place, digit) => {
          const before = formatMoney(String(amount), 0);
          const at = Math.min(place, before.length);
          const text = `${before.slice(0, at)}${digit}${before.slice(at)}`;
          const edit = editMoney({ text, caret: at + 1, before, inputType: 'insertText' });
          expect(edit.text.slice(0, edit.caret).replaceAll(',', '')).toBe(text.slice(0, at + 1).replaceAll(',', ''));
        },
      ),
    );
  });
});

describe('reading an amount', () => {
  test.each([
    ['SGD 1,234.50', '1234.50'],
    ['S$1,234.5', '1234.5'],
    ['HK$1.234,50', '1234.50'],
    ['1234,5', '1234.5'],
    ['1,234', '1234'],
    ['1.234.567', '1234567'],
    ['1,234,567.89', '1234567.89'],
    ['Rs. 5,000', '5000'],
    ['￥１，２３４．５０', '1234.50'],
    ['12 000', '12000'],
    ['\u2212500', '-500'],
    ['-5.00 USD', '-5.00'],
    ['nothing', ''],
    ['', ''],
  ])('reads %j as %j', (text, value) => expect(readMoney(text)).toBe(value));

  test('a pasted amount replaces the old one and moves the caret to the end', () => {
    expect(editMoney({ text: 'SGD 1,234.50', caret: 12, before: '', inputType: 'insertFromPaste' })).toEqual({
      text: '1,234.50',
      caret: 8,
      value: '1234.50',
    });
  });

  test('any text is read without an error as a decimal', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(readMoney(text)).toMatch(/^$|^-?\d+(\.\d+)?$/);
      }),
    );
  });
});

describe('formatting an amount', () => {
  test.each([
    ['1234.5', 2, '1,234.50'],
    ['1234', 2, '1,234.00'],
    ['1234', 0, '1,234'],
    ['1234.5', 0, '1,234.5'],
    ['1234.567', 2, '1,234.567'],
    ['-1234.5', 2, '-1,234.50'],
    ['', 2, ''],
    ['12 or so', 2, '12 or so'],
  ])('UI-06 formats %s with %i decimals as %s', (value, decimals, shown) =>
    expect(formatMoney(value, decimals)).toBe(shown),
  );

  test('a formatted amount is read as the same amount', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^-?[1-9]\d{0,14}(\.\d{1,6})?$/), (value) => {
        expect(Number(readMoney(formatMoney(value)))).toBe(Number(value));
      }),
    );
  });
});
