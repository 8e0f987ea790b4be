import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { hasDifferentValues, toggleOption } from './checked-values.ts';

const options = [
  { value: 'stocks', label: 'Stocks' },
  { value: 'etfs', label: 'ETFs' },
  { value: 'none', label: 'None of these', exclusive: true },
];

test.each([
  [[], 'etfs', ['etfs']],
  [['etfs'], 'stocks', ['stocks', 'etfs']],
  [['stocks', 'etfs'], 'stocks', ['etfs']],
  [['stocks', 'etfs'], 'none', ['none']],
  [['none'], 'stocks', ['stocks']],
  [['none'], 'none', []],
  [['bonds'], 'etfs', ['etfs', 'bonds']],
])('changes the checked values %j after a press on %s to %j', (ticked, pressed, result) =>
  expect(toggleOption(options, ticked, pressed)).toEqual(result),
);

test('restores the selection after two presses on an ordinary option', () => {
  const plain = options.slice(0, 2);
  fc.assert(
    fc.property(fc.subarray(['stocks', 'etfs']), fc.constantFrom('stocks', 'etfs'), (ticked, pressed) => {
      expect(toggleOption(plain, toggleOption(plain, ticked, pressed), pressed).sort()).toEqual([...ticked].sort());
    }),
  );
});

test('ignores the order of the checked values in a comparison', () => {
  expect(hasDifferentValues(options, ['etfs', 'stocks'], ['stocks', 'etfs'])).toBe(false);
  expect(hasDifferentValues(options, ['etfs'], [])).toBe(true);
  expect(hasDifferentValues(options, ['bonds'], [])).toBe(false);
});
