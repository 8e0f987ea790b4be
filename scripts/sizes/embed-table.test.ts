import { expect, it } from 'vitest';
import { embedSizeProblems, readTable, withBudgets, withTable } from './embed-table.ts';

const options = { flow: 'options', page: 3.3, first: 104.8, whole: 224.3 };
const page = 'before\n<!-- sizes: written by `npm run sizes -- --write` -->\n<!-- end of sizes -->\nafter';

it('the table says what was measured, keeps budgets, and leaves the rest of the page alone', () => {
  const written = withTable(page, withBudgets([options], []), 68.4);
  expect(readTable(written)).toEqual([{ ...options, budget: 111 }]);
  expect(written).toMatch(/^before\n[^]*68\.4 kB[^]*\nafter$/);
  expect(withBudgets([{ ...options, first: 50 }], readTable(written))[0]?.budget).toBe(111);
  expect(embedSizeProblems([options], readTable(written))).toEqual([]);
});

it.each([
  ['over its budget', { ...options, first: 112 }, /112 kB to its first screen, 111 kB at most/],
  ['not as the table says', { ...options, whole: 240 }, /\(whole\) takes 240 kB, docs\/sizes.md says 224.3/],
  ['new', { ...options, flow: 'bonds' }, /bonds is new/],
])('a flow %s is told', (_, size, words) => {
  const table = [{ ...options, budget: 111 }];
  expect(embedSizeProblems([size], table)).toEqual([expect.stringMatching(words)]);
});
