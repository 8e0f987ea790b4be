import type { ComponentSize } from './component-sizes.ts';

/** bytes of gzip by entry point */
export type Budgets = Readonly<Record<string, number>>;

const start = '<!-- sizes: written by `node scripts/kit.ts --write` -->';
const end = '<!-- end of sizes -->';
/** A table this far off is still true: a kilobyte is read, not a byte. */
const tolerance = { share: 0.05, bytes: 150 };
const headroom = 1.15;

/** A budget for each entry point: the one that it has, or for a new one its size and 15 %. */
export const withBudgets = (budgets: Budgets, sizes: readonly ComponentSize[]): Budgets =>
  Object.fromEntries(
    sizes.map(({ entryPoint, first }) => [
      entryPoint,
      budgets[entryPoint] ?? Math.ceil((first * headroom) / 100) * 100,
    ]),
  );

/** The page with the table of these sizes between its two marks. */
export function withTable(page: string, sizes: readonly ComponentSize[], budgets: Budgets): string {
  const rows = sizes.map(
    ({ entryPoint, first, later }) => `| \`${entryPoint}\` | ${first} | ${later} | ${budgets[entryPoint] ?? ''} |`,
  );
  const table = ['| entry point | gzip bytes | fetched later | budget |', '|---|---:|---:|---:|', ...rows].join('\n');
  const [before = ''] = page.split(start);
  const [, after = ''] = page.split(end);
  return `${before}${start}\n\n${table}\n\n${end}${after}`;
}

/** What the table of a page says: bytes by entry point. */
export const readTable = (page: string): Budgets =>
  Object.fromEntries(
    [...(page.split(start)[1] ?? '').matchAll(/^\| `([\w-]+)` \| (\d+) \|/gm)].map(([, entryPoint = '', bytes]) => [
      entryPoint,
      Number(bytes),
    ]),
  );

/** Entry points over their budget, and entry points of which the table says nothing or something else. */
export function sizeProblems(sizes: readonly ComponentSize[], budgets: Budgets, table: Budgets): string[] {
  return sizes.flatMap(({ entryPoint, first }) => {
    const [budget, said] = [budgets[entryPoint], table[entryPoint]];
    if (budget === undefined || said === undefined)
      return [`${entryPoint} is new: node scripts/kit.ts --write gives it a row and a budget.`];
    if (first > budget)
      return [
        `${entryPoint} has ${first} bytes of gzip, ${budget} at most: load what the first sight does not need later.`,
      ];
    if (Math.abs(first - said) > Math.max(tolerance.bytes, said * tolerance.share))
      return [`${entryPoint} has ${first} bytes of gzip, docs/ui-kit.md says ${said}: node scripts/kit.ts --write.`];
    return [];
  });
}
