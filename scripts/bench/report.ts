import type { Measures, Variant } from './visit.ts';

/** kB of script by route, times by column as multiples of the same form in plain React, and the largest paint as a multiple of the same page without scripts. */
export type Budgets = {
  jsGzipKb: Record<string, number>;
  timesPlainReact: Record<string, number>;
  lcpTimesStaticHtml: number;
  /** of the time until the page is interactive */
  secondVisitTimesFirst: number;
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

/** Returns the median of each column. */
export const medians = (visits: readonly Measures[]): Measures =>
  Object.fromEntries(columns.map((column) => [column, median(visits.map((visit) => visit[column] ?? Number.NaN))]));

/** Returns the middle value, the mean of both middle values of an even number of values, or NaN where none is finite. */
export function median(values: readonly number[]): number {
  const sorted = values.filter(Number.isFinite).toSorted((a, b) => a - b);
  const middle = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
  return middle.reduce<number>((sum, value = Number.NaN) => sum + value / 2, 0);
}

/** Returns the medians as a Markdown table, each with its ratio to the control. */
export function table(results: ReadonlyMap<string, Measures>, control: string): string {
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

/** Returns each value over its budget, and each budgeted value that was not measured. */
export function broken(
  results: ReadonlyMap<string, Measures>,
  ours: readonly Variant[],
  control: string,
  { jsGzipKb, timesPlainReact, lcpTimesStaticHtml, secondVisitTimesFirst }: Budgets,
): string[] {
  return ours.flatMap(({ name, route = '', form, staticPage = '' }) => {
    const measures = results.get(name) ?? {};
    const times = Object.entries(timesPlainReact)
      .filter(([column]) => form || column === 'lcp' || column === 'interactive')
      .map(([column, most]) => ({
        column,
        most,
        is: (measures[column] ?? NaN) / (results.get(control)?.[column] ?? NaN),
      }))
      .filter(({ is, most }) => !(is <= most))
      .map(({ column, is, most }) => `${name}: ${column} is ${is.toFixed(2)} × plain React's, ${most} × at most`);
    const [bytes = NaN, most = NaN] = [measures['js gzip'], jsGzipKb[route]];
    const size = `${name}: ${bytes.toFixed(1)} kB of script, ${most} kB at most`;
    const paint = (measures.lcp ?? NaN) / (results.get(staticPage)?.lcp ?? NaN);
    const late = `${name}: lcp is ${paint.toFixed(2)} × that of the same page as static HTML, ${lcpTimesStaticHtml} × at most`;
    const second = (measures['second visit'] ?? NaN) / (measures.interactive ?? NaN);
    const slow = `${name}: a second visit takes ${second.toFixed(2)} × the first, ${secondVisitTimesFirst} × at most`;
    return [
      ...(bytes <= most ? [] : [size]),
      ...times,
      ...(paint <= lcpTimesStaticHtml ? [] : [late]),
      ...(second <= secondVisitTimesFirst ? [] : [slow]),
    ];
  });
}
