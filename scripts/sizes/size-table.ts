/** The sizes of a component or a flow, by column. */
export type Measured = { readonly name: string; readonly sizes: readonly number[] };

/** A table of a Markdown page between two comments, with a budget in the last column. */
export type SizeTable = {
  readonly page: string;
  /** the columns between the name and the budget */
  readonly columns: readonly string[];
  /** the index of the column that the budget limits */
  readonly limited: number;
  readonly unit: string;
  /** A new budget is the size plus 10 %, rounded up to a multiple of this step. */
  readonly step: number;
};

const start = '<!-- table: npm run task -- sizes --write -->\n';
const end = '<!-- end -->';

/** Returns the budgets in the table of a page, by name. */
export const budgetsIn = (text: string): ReadonlyMap<string, number> => {
  const [, table = ''] = text.split(start);
  return new Map(
    [...(table.split(end)[0] ?? '').matchAll(/^\| `([\w-]+)` \|.* (\d+) \|$/gm)].map(([, name = '', budget]) => [
      name,
      Number(budget),
    ]),
  );
};

/** Returns the page with new sizes. Existing budgets stay, and a new row gets a budget. */
export function withSizes(text: string, { columns, limited, step }: SizeTable, measured: readonly Measured[]): string {
  const budgets = budgetsIn(text);
  const rows = measured.map(({ name, sizes }) => {
    const budget = budgets.get(name) ?? Math.ceil(((sizes[limited] ?? 0) * 1.1) / step) * step;
    return `| \`${name}\` | ${sizes.join(' | ')} | ${budget} |`;
  });
  const head = [`| name | ${columns.join(' | ')} | budget |`, `|---|${'---:|'.repeat(columns.length + 1)}`];
  const [before, rest = ''] = text.split(start);
  return `${before}${start}\n${[...head, ...rows].join('\n')}\n\n${end}${rest.slice(rest.indexOf(end) + end.length)}`;
}

/** Returns the names above their budget or without one. */
export const sizeProblems = (
  { limited, unit, page }: SizeTable,
  measured: readonly Measured[],
  budgets: ReadonlyMap<string, number>,
): readonly string[] =>
  measured.flatMap(({ name, sizes }) => {
    const budget = budgets.get(name);
    if (budget === undefined) return [`${name} has no budget in ${page}: run "npm run task -- sizes --write".`];
    const size = sizes[limited] ?? 0;
    return size > budget ? [`${name} has ${size} ${unit}, and its budget is ${budget}: load less at first.`] : [];
  });
