import { describe, expect, it } from 'vitest';
import { columnMedians, findExceededBudgets, finiteMedian, formatBenchTable } from './report.ts';

const control = {
  'js gzip': 71.7,
  lcp: 900,
  interactive: 900,
  'type work/key': 20,
  'country sheet settled': 90,
  'all errors shown': 50,
};
const until = { selector: '*' };
const form = { field: '', country: '', rows: until, submit: '', problems: until };
const ours = { name: 'ours', url: '', ready: '', route: '/sg-base-info', staticPage: 'static', form };
const budgets = {
  jsGzipKb: { '/sg-base-info': 130 },
  timesPlainReact: { lcp: 0.35, interactive: 1.3, 'type work/key': 1.4 },
  lcpTimesStaticHtml: 1.15,
  secondVisitTimesFirst: 0.6,
};
const results = (measures: Record<string, number>) =>
  new Map([
    ['plain React', control],
    ['ours', measures],
    ['static', { lcp: 280 }],
  ]);

describe('the bench', () => {
  it('columnMedians returns the median of each column', () => {
    expect([finiteMedian([3, 1, 2]), finiteMedian([4, 1, 2, 3]), finiteMedian([])]).toEqual([2, 2.5, Number.NaN]);
    expect(columnMedians([{ lcp: 1 }, { lcp: 3, interactive: 5 }])).toMatchObject({ lcp: 2, interactive: 5 });
  });

  it('findExceededBudgets reports each figure above its budget', () => {
    const good = { 'js gzip': 120, lcp: 300, interactive: 1100, 'second visit': 600, 'type work/key': 25 };
    expect(findExceededBudgets(results(good), [ours], 'plain React', budgets)).toEqual([]);
    expect(findExceededBudgets(results({}), [ours], 'plain React', budgets), 'nothing was measured').toHaveLength(6);
    expect(
      findExceededBudgets(
        results({ ...good, 'js gzip': 131, lcp: 400, 'second visit': 770 }),
        [ours],
        'plain React',
        budgets,
      ),
    ).toEqual([
      'ours: kB of script is 131.00, 130 at most',
      'ours: lcp as a multiple of plain React is 0.44, 0.35 at most',
      'ours: lcp as a multiple of static HTML is 1.43, 1.15 at most',
      'ours: the second visit as a multiple of the first is 0.70, 0.6 at most',
    ]);
  });

  it('formatBenchTable prints each figure with its ratio to the control', () => {
    const lines = formatBenchTable(results({ lcp: 300.4 }), 'plain React').split('\n');
    expect(lines[2]).toContain('| 71.7 |');
    expect(lines[3]).toContain('| 300 (0.33 ×) |');
    expect(lines[3]).toContain('| – |');
  });
});
