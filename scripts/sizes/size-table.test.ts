import { expect, it } from 'vitest';
import { problemsOf, rowsOf, type SizeTable, withBudgets, withRows } from './size-table.ts';

const table: SizeTable = {
  command: 'npm run sizes -- --write',
  headings: ['flow', 'with the page', 'first screen', 'whole'],
  budgetHeading: 'budget',
  limited: 1,
  compared: [0, 1, 2],
  unit: 'kB',
  digits: 1,
  tolerance: { share: 0.03, least: 0.5 },
  newBudget: { headroom: 1.05, step: 1 },
};
const options = { name: 'options', sizes: [3.3, 104.8, 224.3] };
const page = `before\n<!-- sizes: written by \`${table.command}\` -->\n<!-- end of sizes -->\nafter`;

it('the table says what was measured, keeps budgets, and leaves the rest of the page alone', () => {
  const written = withRows(page, table, withBudgets(table, [options], []), 'Peers: 68.4 kB.');
  expect(rowsOf(written, table)).toEqual([{ ...options, budget: 111 }]);
  expect(written).toMatch(/^before\n[^]*68\.4 kB[^]*\nafter$/);
  expect(withRows(written, table, rowsOf(written, table), 'Peers: 68.4 kB.')).toBe(written);
  expect(withBudgets(table, [{ ...options, sizes: [3, 50, 200] }], rowsOf(written, table))[0]?.budget).toBe(111);
  expect(problemsOf(table, [options], rowsOf(written, table))).toEqual([]);
});

it('a new budget is a multiple of its step', () => {
  const inBytes: SizeTable = { ...table, limited: 0, digits: 0, newBudget: { headroom: 1.15, step: 100 } };
  expect(withBudgets(inBytes, [{ name: 'button', sizes: [5000] }], [])[0]?.budget).toBe(5800);
});

it.each([
  ['over its budget', [3.3, 112, 224.3], /takes 112 kB, 111 at most/],
  ['not as the table says', [3.3, 104.8, 240], /\(whole\) takes 240 kB, the table says 224.3/],
])('a row %s is reported', (_, sizes, words) => {
  expect(problemsOf(table, [{ ...options, sizes }], [{ ...options, budget: 111 }])).toEqual([
    expect.stringMatching(words),
  ]);
});

it('a row that the table does not have is reported', () => {
  expect(problemsOf(table, [options], [])).toEqual([expect.stringMatching(/options is new/)]);
});
