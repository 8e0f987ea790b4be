import type { BenchPage, PageMeasures } from './visit.ts';

export type BenchBudgets = {
  /** The most kB of script that a route may load, by route. */
  readonly jsGzipKb: Readonly<Record<string, number>>;
  /** The most times the control's figure that a page may have, by column. */
  readonly timesPlainReact: Readonly<Record<string, number>>;
  /** The largest contentful paint as a multiple of that of the same page without scripts. */
  readonly lcpTimesStaticHtml: number;
  /** The time until a second visit is interactive, as a multiple of the first visit. */
  readonly secondVisitTimesFirst: number;
};

const columns = [
  'js gzip',
  'lcp',
  'interactive',
  'second visit',
  'main thread',
  'type work/key',
  'country sheet shown',
  'country sheet settled',
  'all errors shown',
];

/** Returns the median of each column over all visits. A column without values has NaN. */
export const columnMedians = (visits: readonly PageMeasures[]): PageMeasures =>
  Object.fromEntries(
    columns.map((column) => [column, finiteMedian(visits.map((visit) => visit[column] ?? Number.NaN))]),
  );

/** Returns the median of the finite values, or NaN if there are none. */
export function finiteMedian(values: readonly number[]): number {
  const sorted = values.filter(Number.isFinite).toSorted((a, b) => a - b);
  const middle = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
  return middle.reduce<number>((sum, value = Number.NaN) => sum + value / 2, 0);
}

/** Returns the figures as a Markdown table, with the ratio of each to the figure of the page `control`. */
export function formatBenchTable(results: ReadonlyMap<string, PageMeasures>, control: string): string {
  const rows = [...results].map(([name, measures]) => {
    const reference = name === control ? undefined : results.get(control);
    return `| ${name} | ${columns.map((column) => cell(measures[column], reference?.[column])).join(' | ')} |`;
  });
  return [`| page | ${columns.join(' | ')} |`, `|---|${'---:|'.repeat(columns.length)}`, ...rows].join('\n');
}

function cell(value: number | undefined, reference: number | undefined): string {
  if (value === undefined || !Number.isFinite(value)) return '–';
  const number = value >= 100 ? value.toFixed(0) : value.toFixed(1);
  return reference ? `${number} (${(value / reference).toFixed(2)} ×)` : number;
}

/** Returns a message for each figure that is above its budget, and for each figure with a budget that was not measured. */
export function findExceededBudgets(
  results: ReadonlyMap<string, PageMeasures>,
  ours: readonly BenchPage[],
  control: string,
  budgets: BenchBudgets,
): readonly string[] {
  return ours.flatMap(({ name, route = '', form, staticPage = '' }) => {
    const measured = (page: string, column: string) => results.get(page)?.[column] ?? Number.NaN;
    const times = Object.entries(budgets.timesPlainReact)
      .filter(([column]) => form || column === 'lcp' || column === 'interactive')
      .map(([column, limit]) => ({
        what: `${column} as a multiple of plain React`,
        value: measured(name, column) / measured(control, column),
        limit,
      }));
    const figures = [
      { what: 'kB of script', value: measured(name, 'js gzip'), limit: budgets.jsGzipKb[route] ?? Number.NaN },
      ...times,
      {
        what: 'lcp as a multiple of static HTML',
        value: measured(name, 'lcp') / measured(staticPage, 'lcp'),
        limit: budgets.lcpTimesStaticHtml,
      },
      {
        what: 'the second visit as a multiple of the first',
        value: measured(name, 'second visit') / measured(name, 'interactive'),
        limit: budgets.secondVisitTimesFirst,
      },
    ];
    return figures
      .filter(({ value, limit }) => !(value <= limit)) // NaN was not measured
      .map(({ what, value, limit }) => `${name}: ${what} is ${value.toFixed(2)}, ${limit} at most`);
  });
}
