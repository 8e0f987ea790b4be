import { readFileSync, writeFileSync } from 'node:fs';

/** What was measured of one thing, by column. */
export type Measured = { readonly name: string; readonly sizes: readonly number[] };
export type Row = Measured & { readonly budget: number };

/** A table of sizes in a page, between two comments. */
export type SizeTable = {
  /** the command that writes it */
  readonly command: string;
  /** of all columns but the budget, the name of a row first */
  readonly headings: readonly string[];
  readonly budgetHeading: string;
  /** index of the size that the budget limits */
  readonly limited: number;
  /** indices of the sizes that must be as the table says */
  readonly compared: readonly number[];
  readonly unit: string;
  /** behind the point */
  readonly digits: number;
  /** a difference that leaves the table true: a share of the size, and at least so much */
  readonly tolerance: { readonly share: number; readonly least: number };
  /** of a new row: its size times `headroom`, rounded up to a multiple of `step` */
  readonly newBudget: { readonly headroom: number; readonly step: number };
};

const end = '<!-- end of sizes -->';
const startOf = ({ command }: SizeTable) => `<!-- sizes: written by \`${command}\` -->`;

/** Compares what was measured with the table of a page and says what is wrong, or writes the table. A budget stays as it is. */
export function checkTable(
  path: string,
  table: SizeTable,
  measured: readonly Measured[],
  { write, note = '' }: { write: boolean; note?: string },
): readonly string[] {
  const text = readFileSync(path, 'utf8');
  const rows = rowsOf(text, table);
  if (!write) return problemsOf(table, measured, rows);
  writeFileSync(path, withRows(text, table, withBudgets(table, measured, rows), note));
  return [];
}

export const withBudgets = (
  { limited, newBudget: { headroom, step } }: SizeTable,
  measured: readonly Measured[],
  rows: readonly Row[],
): Row[] =>
  measured.map(({ name, sizes }) => {
    const known = rows.find((row) => row.name === name)?.budget;
    return { name, sizes, budget: known ?? Math.ceil(((sizes[limited] ?? 0) * headroom) / step) * step };
  });

/** The page with these rows in its table. */
export function withRows(page: string, table: SizeTable, rows: readonly Row[], note = ''): string {
  const { headings, budgetHeading, digits } = table;
  const lines = [
    `| ${[...headings, budgetHeading].join(' | ')} |`,
    `|---|${'---:|'.repeat(headings.length)}`,
    ...rows.map(
      ({ name, sizes, budget }) =>
        `| \`${name}\` | ${sizes.map((size) => size.toFixed(digits)).join(' | ')} | ${budget} |`,
    ),
    ...(note ? ['', note] : []),
  ];
  const [before = ''] = page.split(startOf(table));
  const [, after = ''] = page.split(end);
  return `${before}${startOf(table)}\n\n${lines.join('\n')}\n\n${end}${after}`;
}

/** What the table of a page says. */
export const rowsOf = (page: string, table: SizeTable): Row[] =>
  [...(page.split(startOf(table))[1] ?? '').matchAll(/^\| `([\w-]+)` \|(.*)\|$/gm)].map(([, name = '', cells = '']) => {
    const numbers = cells.split('|').map(Number);
    return { name, sizes: numbers.slice(0, -1), budget: numbers.at(-1) ?? 0 };
  });

/** What is over its budget, and what the table does not say or says otherwise. */
export function problemsOf(table: SizeTable, measured: readonly Measured[], rows: readonly Row[]): string[] {
  const { command, headings, limited, compared, unit, tolerance } = table;
  return measured.flatMap(({ name, sizes }) => {
    const row = rows.find((one) => one.name === name);
    if (!row) return [`${name} is new: ${command} gives it a row and a budget.`];
    const size = sizes[limited] ?? 0;
    if (size > row.budget)
      return [`${name} takes ${size} ${unit}, ${row.budget} at most: load what the first screen does not need later.`];
    return compared.flatMap((column) => {
      const [is = 0, said = 0] = [sizes[column], row.sizes[column]];
      return Math.abs(is - said) > Math.max(tolerance.least, said * tolerance.share)
        ? [`${name} (${headings[column + 1]}) takes ${is} ${unit}, the table says ${said}: ${command}.`]
        : [];
    });
  });
}
