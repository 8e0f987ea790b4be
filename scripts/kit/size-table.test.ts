import { expect, it } from 'vitest';
import { readTable, sizeProblems, withBudgets, withTable } from './size-table.ts';

const sizes = [
  { entryPoint: 'button', first: 3000, later: 10 },
  { entryPoint: 'text-field', first: 5000, later: 0 },
];
const page = 'before\n<!-- sizes: written by `node scripts/kit.ts --write` -->\n<!-- end of sizes -->\nafter';

it('a table says what was measured, and leaves the rest of the page alone', () => {
  const budgets = withBudgets({ button: 3200, gone: 1 }, sizes);
  expect(budgets).toEqual({ button: 3200, 'text-field': 5800 });
  const written = withTable(page, sizes, budgets);
  expect(readTable(written)).toEqual({ button: 3000, 'text-field': 5000 });
  expect(written).toMatch(/^before\n[^]*\nafter$/);
  expect(withTable(written, sizes, budgets)).toBe(written);
  expect(sizeProblems(sizes, budgets, readTable(written))).toEqual([]);
});

it.each([
  ['over its budget', { button: 2900, 'text-field': 5800 }, { button: 3000, 'text-field': 5000 }, /2900 at most/],
  ['not as the table says', { button: 3200, 'text-field': 5800 }, { button: 2700, 'text-field': 5000 }, /says 2700/],
  ['new', { button: 3200 }, { button: 3000 }, /text-field is new/],
])('an entry point %s is told', (_, budgets, table, words) => {
  expect(sizeProblems(sizes, budgets, table)).toEqual([expect.stringMatching(words)]);
});
