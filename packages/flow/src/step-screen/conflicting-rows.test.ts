import { expect, test } from 'vitest';
import { conflictingRows } from './conflicting-rows.ts';

const row = (label: string, value: string | readonly string[]) => ({ label, value });

test('returns answers that differ between two devices or are missing on one', () => {
  const here = [row('Name', 'Tan'), row('Country', 'Malaysia'), row('Country', 'Japan'), row('Goals', ['a', 'b'])];
  const there = [row('Name', 'Tan'), row('Country', 'Malaysia'), row('Country', 'Thailand'), row('E-mail', 'x@y.z')];
  expect(conflictingRows(here, there)).toEqual([
    { label: 'Country', here: row('Country', 'Japan'), there: row('Country', 'Thailand') },
    { label: 'Goals', here: row('Goals', ['a', 'b']), there: undefined },
    { label: 'E-mail', here: undefined, there: row('E-mail', 'x@y.z') },
  ]);
  expect(conflictingRows(here, here)).toEqual([]);
});
