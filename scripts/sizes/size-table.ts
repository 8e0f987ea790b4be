/** The measured sizes of a component or a flow, in the order of the table's columns. */
export type MeasuredSizes = { readonly name: string; readonly sizes: readonly number[] };

/** The layout of a table of sizes in a Markdown page. The table is between two comments, and its last column is a budget. */
export type SizeTable = {
  readonly page: string;
  /** The headings of the columns between the name and the budget. */
  readonly columns: readonly string[];
  /** The index in `columns` of the size that the budget limits. */
  readonly limited: number;
  readonly unit: string;
  /** A new budget is the size plus 10 %, rounded up to a multiple of this step. */
  readonly step: number;
};

const start = '<!-- table: npm run task -- sizes --write -->\n';
const end = '<!-- end -->';

/** Returns the budgets in the table of a page, by the name of their row. */
export const readBudgets = (text: string): ReadonlyMap<string, number> => {
  const [, table = ''] = text.split(start);
  return new Map(
    [...(table.split(end)[0] ?? '').matchAll(/^\| `([\w-]+)` \|.* (\d+) \|$/gm)].map(([, name = '', budget]) => [
      name,
      Number(budget),
    ]),
  );
};

/** Returns the text of a page with new sizes in its table. Existing budgets stay; a new row gets a budget from its size. */
export function withSizes(
  text: string,
  { columns, limited, step }: SizeTable,
  measured: readonly MeasuredSizes[],
): string {
  const budgets = readBudgets(text);
  const rows = measured.map(({ name, sizes }) => {
    const budget = budgets.get(name) ?? Math.ceil(((sizes[limited] ?? 0) * 1.1) / step) * step;
    return `| \`${name}\` | ${sizes.join(' | ')} | ${budget} |`;
  });
  const head = [`| name | ${columns.join(' | ')} | budget |`, `|---|${'---:|'.repeat(columns.length + 1)}`];
  const [before, rest = ''] = text.split(start);
  return `${before}${start}\n${[...head, ...rows].join('\n')}\n\n${end}${rest.slice(rest.indexOf(end) + end.length)}`;
}

/** Returns a message for each size that is above its budget, and for each row without a budget. */
export const sizeProblems = (
  { limited, unit, page }: SizeTable,
  measured: readonly MeasuredSizes[],
  budgets: ReadonlyMap<string, number>,
): readonly string[] =>
  measured.flatMap(({ name, sizes }) => {
    const budget = budgets.get(name);
    if (budget === undefined) return [`${name} has no budget in ${page}: run "npm run task -- sizes --write".`];
    const size = sizes[limited] ?? 0;
    return size > budget ? [`${name} has ${size} ${unit}, and its budget is ${budget}: load less at first.`] : [];
  });
