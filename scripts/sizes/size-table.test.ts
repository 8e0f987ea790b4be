import { expect, it } from 'vitest';
import { readBudgets, type SizeTable, sizeProblems, withSizes } from './size-table.ts';

const table: SizeTable = { page: 'docs/a.md', columns: ['first', 'later'], limited: 0, unit: 'bytes', step: 100 };
const button = { name: 'button', sizes: [5000, 0] };
const page = 'before\n<!-- table: npm run task -- sizes --write -->\n<!-- end -->\nafter';
const written = withSizes(page, table, [button]);

it('withSizes writes the sizes and a budget of a new row', () => {
  expect(written).toContain(
    '| name | first | later | budget |\n|---|---:|---:|---:|\n| `button` | 5000 | 0 | 5500 |\n',
  );
  expect(written).toMatch(/^before\n[^]*\nafter$/);
});

it('withSizes preserves the budget of an existing row', () => {
  const smaller = withSizes(written, table, [{ ...button, sizes: [3000, 0] }]);
  expect(readBudgets(smaller).get('button')).toBe(5500);
});

it('sizeProblems reports sizes above their budget, and rows without a budget', () => {
  const budgets = readBudgets(written);
  expect(sizeProblems(table, [button], budgets)).toEqual([]);
  expect(sizeProblems(table, [{ ...button, sizes: [5600, 0] }], budgets)).toEqual([
    expect.stringContaining('button has 5600 bytes, and its budget is 5500'),
  ]);
  expect(sizeProblems(table, [{ ...button, name: 'field' }], budgets)).toEqual([expect.stringContaining('no budget')]);
});
