import type { EmbedSize } from './embed-sizes.ts';

/** kB of brotli, and at most how many a page pays until the first screen stands */
export type Budgeted = EmbedSize & { readonly budget: number };

const start = '<!-- sizes: written by `npm run sizes -- --write` -->';
const end = '<!-- end of sizes -->';
/** A table this far off is still true. */
const tolerance = { share: 0.03, kb: 0.5 };
const headroom = 1.05;

/** Each flow with the budget that the table gives it, or for a new one its size and 5 %. */
export const withBudgets = (sizes: readonly EmbedSize[], table: readonly Budgeted[]): Budgeted[] =>
  sizes.map((size) => {
    const budget = table.find(({ flow }) => flow === size.flow)?.budget;
    return { ...size, budget: budget ?? Math.ceil(size.first * headroom) };
  });

/** The page with the table of these sizes between its two marks. */
export function withTable(page: string, sizes: readonly Budgeted[], peers: number): string {
  const rows = sizes.map(
    ({ flow, page, first, whole, budget }) =>
      `| \`${flow}\` | ${page.toFixed(1)} | ${first.toFixed(1)} | ${whole.toFixed(1)} | ${budget} |`,
  );
  const head = [
    '| flow | with the page | to the first screen | the whole flow | budget of the first screen |',
    '|---|---:|---:|---:|---:|',
  ];
  const note = `React, React DOM and React Router, where the page has none: ${peers.toFixed(1)} kB.`;
  const [before = ''] = page.split(start);
  const [, after = ''] = page.split(end);
  return `${before}${start}\n\n${[...head, ...rows].join('\n')}\n\n${note}\n\n${end}${after}`;
}

/** What the table of a page says. */
export const readTable = (page: string): Budgeted[] =>
  [...(page.split(start)[1] ?? '').matchAll(/^\| `([\w-]+)` \|(.*)\|$/gm)].map(([, flow = '', cells = '']) => {
    const [page = 0, first = 0, whole = 0, budget = 0] = cells.split('|').map(Number);
    return { flow, page, first, whole, budget };
  });

/** Flows over their budget, and flows of which the table says nothing or something else. */
export function embedSizeProblems(sizes: readonly EmbedSize[], table: readonly Budgeted[]): string[] {
  return sizes.flatMap((size) => {
    const said = table.find(({ flow }) => flow === size.flow);
    if (!said) return [`${size.flow} is new: npm run sizes -- --write gives it a row and a budget.`];
    if (size.first > said.budget)
      return [
        `${size.flow} takes ${size.first} kB to its first screen, ${said.budget} kB at most: load what that does not need later.`,
      ];
    const stale = (['page', 'first', 'whole'] as const).filter(
      (what) => Math.abs(size[what] - said[what]) > Math.max(tolerance.kb, said[what] * tolerance.share),
    );
    return stale.map(
      (what) =>
        `${size.flow} (${what}) takes ${size[what]} kB, docs/sizes.md says ${said[what]}: npm run sizes -- --write.`,
    );
  });
}
