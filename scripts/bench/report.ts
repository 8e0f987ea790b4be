import type { Variant } from './variants.ts';
import type { Measures } from './visit.ts';

export type Budgets = { jsGzipKb: Record<string, number>; timesPlainReact: Record<string, number> };

const columns = [
  'js gzip',
  'fcp',
  'lcp',
  'ready',
  'interactive',
  'main thread',
  'type',
  'type work/key',
  'country sheet settled',
  'all errors shown',
];

/** Medians as Markdown; behind each the ratio to the control. */
export function table(results: ReadonlyMap<string, Measures>, control: string): string {
  const rows = [...results].map(([name, measures]) => {
    const cells = columns.map((column) =>
      cell(measures[column], name === control ? undefined : results.get(control)?.[column]),
    );
    return `| ${name} | ${cells.join(' | ')} |`;
  });
  return [`| page | ${columns.join(' | ')} |`, `|---|${'---:|'.repeat(columns.length)}`, ...rows].join('\n');
}

/** What is over its budget: bytes by route, times by ratio to the control. A column that was not measured is over it too. */
export function broken(
  results: ReadonlyMap<string, Measures>,
  ours: readonly Variant[],
  control: string,
  budgets: Budgets,
): string[] {
  return ours.flatMap(({ name, route = '', steps }) => {
    const measures = results.get(name) ?? {};
    const measured = ({ 0: column }: [string, number]) =>
      steps.length > 0 || column === 'lcp' || column === 'interactive';
    const ratios = Object.entries(budgets.timesPlainReact)
      .filter(measured)
      .map(([column, most]) => {
        const ratio = (measures[column] ?? Number.NaN) / (results.get(control)?.[column] ?? Number.NaN);
        return { what: `${column} is ${ratio.toFixed(2)} × plain React's, ${most} × at most`, over: !(ratio <= most) };
      });
    const bytes = measures['js gzip'] ?? Number.NaN;
    const mostBytes = budgets.jsGzipKb[route] ?? Number.NaN;
    const size = { what: `${bytes.toFixed(1)} kB of script, ${mostBytes} kB at most`, over: !(bytes <= mostBytes) };
    return [size, ...ratios].filter(({ over }) => over).map(({ what }) => `${name}: ${what}`);
  });
}

function cell(value: number | undefined, reference: number | undefined): string {
  if (value === undefined || !Number.isFinite(value)) return '–';
  const number = value >= 100 ? value.toFixed(0) : value.toFixed(1);
  return reference ? `${number} (${(value / reference).toFixed(2)} ×)` : number;
}
