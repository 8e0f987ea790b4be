import { parseAmount } from '@quayside/values/amount/typed-amount';
import { languageTable } from '@quayside/values/internals/language-table';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { currencyNames } from '../money-field/currency-names.ts';
import { applyNumberEdit, changeSign, formatNumberText, parseNumberText } from './edit-number.ts';

const languages = Object.keys(languageTable);
const inSingapore = () => currencyNames('SGD', 'en');

/** Returns a text box that fires the events of a browser, so that keys reach the editor as they do on a page. */
function boxOf(value = '', words = inSingapore, decimals = 0) {
  let before = formatNumberText(value, decimals);
  let [start, end] = [before.shown.length, before.shown.length];
  const edit = (text: string, caret: number, inputType: string) => {
    const selection = inputType === '' ? undefined : ([start, end] as const);
    const { caret: next, ...after } = applyNumberEdit({ before, text, caret, selection, inputType, words });
    before = after;
    start = end = next;
    return box;
  };
  const insert = (inserted: string, inputType: string) => {
    const { shown } = before;
    return edit(shown.slice(0, start) + inserted + shown.slice(end), start + inserted.length, inputType);
  };
  const box = {
    type: (keys: string) => {
      for (const key of keys) insert(key, 'insertText');
      return box;
    },
    paste: (text: string) => insert(text, 'insertFromPaste'),
    autofill: (text: string) => edit(text, text.length, ''),
    select: (from: number, to: number = from) => {
      [start, end] = [from, to];
      return box;
    },
    backspace: () => {
      const from = start === end ? Math.max(0, start - 1) : start;
      return edit(before.shown.slice(0, from) + before.shown.slice(end), from, 'deleteContentBackward');
    },
    delete: () => {
      const to = start === end ? end + 1 : end;
      return edit(before.shown.slice(0, start) + before.shown.slice(to), start, 'deleteContentForward');
    },
    leave: () => {
      before = formatNumberText(before.value, decimals);
      return box.select(before.shown.length);
    },
    get shown() {
      return before.shown;
    },
    get value() {
      return before.value;
    },
    get marked() {
      return start === end ? `${before.shown.slice(0, start)}|${before.shown.slice(start)}` : before.shown;
    },
  };
  return box;
}

/** Rows of typed or pasted text, the text that the box then shows, and the value. */
const texts = [
  ['1234', '1,234', '1234'],
  ['1234.5', '1,234.5', '1234.5'],
  ['1234.', '1,234.', '1234'],
  ['.5', '.5', '0.5'],
  ['007', '007', '7'],
  ['0500', '0500', '500'],
  ['0', '0', '0'],
  ['12.345', '12.345', '12.345'],
  ['-500', '-500', '-500'],
  ['99999999999999999999', '99,999,999,999,999,999,999', '99999999999999999999'],
  ['4500,50', '4,500.50', '4500.50'],
  ['4500,', '4,500.', '4500'],
  ['12,75', '12.75', '12.75'],
  ['0,5', '0.5', '0.5'],
  [',5', '.5', '0.5'],
  ['4,500', '4,500', '4500'],
  ['4.500', '4.500', '4.500'],
  ['4.500,50', '4,500.50', '4500.50'],
  ['4,500.50', '4,500.50', '4500.50'],
  ['4 500,50', '4,500.50', '4500.50'],
  ['4\u00a0500,50', '4,500.50', '4500.50'],
  ['4\u202f500,50', '4,500.50', '4500.50'],
  ['1,234,567', '1,234,567', '1234567'],
  ['1.234.567', '1,234,567', '1234567'],
  ['1,23,456.00', '123,456.00', '123456.00'],
  ["1'234.50", '1,234.50', '1234.50'],
  ['1’234.50', '1,234.50', '1234.50'],
  ['１２３４，５', '1,234.5', '1234.5'],
  ['๑๒๓๔.๕', '1,234.5', '1234.5'],
  ['4500٫5', '4,500.5', '4500.5'],
  ['٤٬٥٠٠٫٥', '4,500.5', '4500.5'],
  ['1500、50', '1,500.50', '1500.50'],
  ['1500。50', '1,500.50', '1500.50'],
  ['–1,234', '-1,234', '-1234'],
  ['\u2212500', '-500', '-500'],
  ['(1,234)', '-1,234', '-1234'],
  ['S$ 4,500', '4,500', '4500'],
  ['4500 SGD', '4,500', '4500'],
  ['', '', ''],
  ['-', '-', ''],
  ['.', '.', ''],
  // Invalid input: the typed text stays, so that the customer sees it and a rule can reject it.
  ...[
    '5k',
    '1e5',
    '1万',
    '1.5m',
    '12a34',
    'abc',
    '5-0',
    '(5',
    '1.2.3',
    '4,500,50',
    '1,234,',
    'HK$ 5',
    '10²',
    '1.234,5.6',
  ].map((text) => [text, text, text] as const),
] as const;

describe.each(languages)('number field in the language %s', (language) => {
  const words = () => currencyNames('SGD', language);

  test.each(texts)('UI-06 shows typed %j as %s with the value %s', (text, shown, value) => {
    const box = boxOf('', words).type(text);
    expect([box.shown, box.value]).toEqual([shown, value]);
    expect(box.marked).toBe(`${shown}|`);
  });

  test.each(texts)('shows pasted %j as %s with the value %s', (text, shown, value) => {
    const box = boxOf('', words).paste(text);
    expect([box.shown, box.value]).toEqual([shown, value]);
    expect(box.marked).toBe(`${shown}|`);
  });
});

const character = fc.constantFrom(..."00123456789.,.,' -(+)٫٬、。，．１２٣๔kKSGD$万eé²");
const anyText = fc.string({ unit: character, maxLength: 12 });

describe('number editing in every language', () => {
  const language = fc.constantFrom(...languages);

  test('reads a typed number like the same pasted number', () => {
    fc.assert(
      fc.property(language, anyText, (one, text) => {
        const words = () => currencyNames('SGD', one);
        const [typed, pasted] = [boxOf('', words).type(text), boxOf('', words).paste(text)];
        expect([typed.shown, typed.value, typed.marked]).toEqual([pasted.shown, pasted.value, pasted.marked]);
        expect(boxOf('', words).autofill(text).value).toBe(pasted.value);
      }),
      { numRuns: 1000 },
    );
  });

  test('shows a text that parses to the stored value, during and after editing', () => {
    fc.assert(
      fc.property(language, anyText, fc.constantFrom(0, 2), (one, text, decimals) => {
        const words = () => currencyNames('SGD', one);
        const box = boxOf('', words, decimals).type(text);
        const stored = box.value;
        expect(parseNumberText(box.shown, words).value).toBe(stored);
        const read = parseNumberText(box.leave().shown, words).value;
        const exact = (value: string) => parseAmount(value) ?? value; // when the field is not being edited, decimals are padded with zeros
        expect(exact(read)).toBe(exact(stored));
      }),
      { numRuns: 1000 },
    );
  });

  test('shows as many digits of a number as the user types', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(parseNumberText(boxOf().type(text).shown, inSingapore).shown.match(/\p{Nd}/gu)?.length).toBe(
          text.match(/\p{Nd}/gu)?.length,
        );
      }),
    );
  });

  type Step = ['type' | 'paste', string] | ['backspace' | 'delete' | 'leave'] | ['select', number, number];
  const step: fc.Arbitrary<Step> = fc.oneof(
    fc.tuple(fc.constantFrom('type' as const, 'paste' as const), anyText),
    fc.tuple(fc.constantFrom('type' as const), fc.constantFrom(...'0123456789.,')),
    fc.tuple(fc.constantFrom('backspace' as const, 'delete' as const, 'leave' as const)),
    fc.tuple(fc.constant('select' as const), fc.nat(12), fc.nat(12)),
  );
  test('shows a text that parses to the stored value after any edits', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
        const box = boxOf();
        for (const [how, one, two] of steps) {
          const [from, to] = [Number(one), Number(two)]
            .sort((a, b) => a - b)
            .map((at) => Math.min(at, box.shown.length));
          if (how === 'select') box.select(from ?? 0, to ?? 0);
          else if (how === 'type' || how === 'paste') box[how](one);
          else box[how]();
          expect(parseNumberText(box.shown, inSingapore).value).toBe(box.value);
          expect(box.shown.includes('undefined')).toBe(false);
        }
      }),
      { numRuns: 1000 },
    );
  });

  test('reads digits of any script with a decimal mark, and leaves the caret at the end', () => {
    const keys = fc.tuple(
      fc.bigInt({ min: 0n, max: 10n ** 18n }),
      fc.constantFrom('.', ',', '٫', '、', '。', '，', '．'),
      fc.stringMatching(/^(\d{1,2}|\d{4})$/),
    );
    fc.assert(
      fc.property(keys, ([whole, mark, fraction]) => {
        const box = boxOf().type(`${whole}${mark}${fraction}`);
        expect(box.value).toBe(`${whole}.${fraction}`);
        expect(box.shown).toMatch(/^\d{1,3}(,\d{3})*\.\d+$/);
        expect(box.marked.endsWith('|')).toBe(true);
      }),
    );
  });

  test('inserts a digit anywhere without changing the other digits', () => {
    const amount = fc.integer({ min: 1, max: 999_999_999 });
    fc.assert(
      fc.property(amount, fc.constantFrom('', '.25'), fc.nat(14), fc.constantFrom(...'123456789'), (...drawn) => {
        const [whole, fraction, place, digit] = drawn;
        const box = boxOf(`${whole}${fraction}`);
        const at = Math.min(place, box.shown.length);
        const [head, tail] = [box.shown.slice(0, at), box.shown.slice(at)].map((part) => part.replaceAll(',', ''));
        expect(box.select(at).type(digit).marked.replaceAll(',', '')).toBe(`${head}${digit}|${tail}`);
      }),
    );
  });
});

describe('commas from the user and from the field', () => {
  test.each<[string, () => ReturnType<typeof boxOf>, string]>([
    ['accepts a decimal comma after field commas', () => boxOf('1234567').type(','), '1,234,567.|'],
    ['accepts decimals after field commas', () => boxOf('1234567').type(',5'), '1,234,567.5|'],
    ['rejects a second decimal mark in a formatted amount', () => boxOf('4500', inSingapore, 2).type(','), '4500.00,|'],
    ['accepts a decimal comma after a pasted amount', () => boxOf().paste('4,500').type(',50'), '4,500.50|'],
    ['accepts a decimal comma before the last digits', () => boxOf('450050').select(5).type(','), '4,500.|50'],
    ['accepts a decimal point before the last digits', () => boxOf('450050').select(5).type('.'), '4,500.|50'],
    ['accepts typed group separators', () => boxOf().type('1,234,567.8'), '1,234,567.8|'],
    ['accepts an incomplete group', () => boxOf().type('1,234,56'), '1,234,56|'],
    ['accepts a decimal comma that replaces a selection', () => boxOf('1234').select(1, 5).type(',5'), '1.5|'],
    ['accepts pasted text that replaces the amount', () => boxOf('1234').select(0, 5).paste('1,5'), '1.5|'],
    ['accepts typed text that replaces the amount', () => boxOf('1234').select(0, 5).type('1,5'), '1.5|'],
    ['deletes a typed comma', () => boxOf().type('4500,').backspace(), '4,500|'],
    ['deletes a typed comma and the digit after it', () => boxOf().type('4500,5').backspace().backspace(), '4,500|'],
    ['deletes a digit after a typed group separator', () => boxOf().type('1,234').backspace(), '123|'],
    ['deletes a digit of an amount with German separators', () => boxOf().type('4.500,5').backspace(), '4,500.|'],
  ])('a field with its own commas %s', (_, edited, marked) => expect(edited().marked).toBe(marked));
});

describe('position of the caret', () => {
  test.each<[string, () => ReturnType<typeof boxOf>, string]>([
    ['stays after a digit in the middle', () => boxOf('1234').select(1).type('9'), '19|,234'],
    ['stays after a digit that follows a comma', () => boxOf('1234').select(2).type('9'), '19|,234'],
    ['stays at the end', () => boxOf('12345').type('6'), '123,456|'],
    ['moves to the place of the digit before a deleted comma', () => boxOf('1234').select(2).backspace(), '|234'],
    [
      'stays in place when a comma and the digit after it are deleted forwards',
      () => boxOf('1234').select(1).delete(),
      '1|34',
    ],
    ['stays at the end when a deletion changes the groups', () => boxOf('1234').backspace(), '123|'],
    ['stays beside a letter', () => boxOf('1234').select(2).type('k'), '1k|234'],
    ['stays beside a deleted letter', () => boxOf('1234').select(2).type('k').backspace(), '1|,234'],
    ['stays before a decimal point', () => boxOf('1.5').select(1).type('2'), '12|.5'],
    ['stays after a digit that follows a point', () => boxOf('1.5').select(2).type('2'), '1.2|5'],
    ['stays after pasted text', () => boxOf('1234').select(1).paste('００'), '100|,234'],
    ['stays at the start', () => boxOf('1234').select(0).type('-'), '-|1,234'],
    ['stays at the start of a deleted selection', () => boxOf('1234567').select(2, 5).backspace(), '1|,567'],
  ])('after an edit, the caret %s', (_, edited, marked) => expect(edited().marked).toBe(marked));

  test('ignores commas of the field if the selection is unknown', () => {
    const before = formatNumberText('1234', 0);
    const edit = (text: string) =>
      applyNumberEdit({
        before,
        text,
        caret: text.length,
        selection: undefined,
        inputType: 'insertText',
        words: inSingapore,
      });
    expect(edit('1,23').value).toBe('123');
    expect(edit('1,5').value).toBe('1.5');
  });

  test('replaces the whole number on autofill', () => {
    expect(boxOf('1234').autofill('1,23').value).toBe('1.23');
    expect(boxOf('1234').autofill('SGD 4.500,50').marked).toBe('4,500.50|');
  });
});

test('adds and removes the minus sign of a number', () => {
  const minus = changeSign(parseNumberText('4500,5', inSingapore), inSingapore);
  expect(minus).toMatchObject({ shown: '-4,500.5', value: '-4500.5' });
  expect(changeSign(minus, inSingapore)).toMatchObject({ shown: '4,500.5', value: '4500.5' });
  expect(changeSign(formatNumberText('', 2), inSingapore)).toMatchObject({ shown: '-', value: '' });
  expect(changeSign(parseNumberText('5k', inSingapore), inSingapore).value).toBe('-5k');
});

describe('formatted number', () => {
  test.each([
    ['1234.5', 2, '1,234.50'],
    ['1234', 2, '1,234.00'],
    ['1234', 0, '1,234'],
    ['1234.5', 0, '1,234.5'],
    ['1234.567', 2, '1,234.567'],
    ['-1234.5', 2, '-1,234.50'],
    ['', 2, ''],
    ['12 or so', 2, '12 or so'],
    ['4500,50', 2, '4500,50'],
    ['9'.repeat(300), 2, '9'.repeat(300)],
  ])('UI-06 formats %s with %i decimals as %s', (value, decimals, shown) =>
    expect(formatNumberText(value, decimals).shown).toBe(shown),
  );
});
