import {
  type Figures,
  type Operation,
  operationNames,
  quantile,
} from '../../packages/sandbox/src/testing/load/meter.ts';

/** What was measured beside so many applications. */
export type Run = { readonly applications: number; readonly figures: (operation: Operation) => Figures };
export type Table = {
  readonly table: string /** limits that do not hold, as sentences */;
  readonly broken: readonly string[];
};

/** How much slower the 95th percentile may be beside the most applications than beside the fewest. */
export const mostRatio = 1.3;
/** How much the memory may grow from the second third of a run to the last. */
export const mostGrowth = 1.1;

/** The 95th percentiles of each operation, with the ratio of the last run to the first. */
export function comparison(runs: readonly Run[]): Table {
  const [first, last] = [runs[0], runs.at(-1)];
  const ratioOf = (operation: Operation) =>
    (last?.figures(operation).p95 ?? Number.NaN) / (first?.figures(operation).p95 ?? Number.NaN);
  const rows = operationNames.map((operation) => {
    const cells = runs.map((run) => cellOf(run.figures(operation)));
    const ratio = ratioOf(operation);
    return `| ${operation} | ${cells.join(' | ')} | ${Number.isNaN(ratio) ? '–' : ratio.toFixed(2)} |`;
  });
  const sizes = runs.map(({ applications }) => `${applications.toLocaleString('en')} applications`);
  const head = [`| operation | ${sizes.join(' | ')} | ratio |`, `|---|${sizes.map(() => '---:|').join('')}---:|`];
  const broken = operationNames.flatMap((operation) => {
    const ratio = ratioOf(operation);
    if (Number.isNaN(ratio)) return [`${operation} was not measured: the run was too short.`];
    return ratio > mostRatio ? [`${operation} is ${ratio.toFixed(2)} times as slow, ${mostRatio} at most.`] : [];
  });
  return { table: [...head, ...rows].join('\n'), broken };
}

const cellOf = ({ median, p95, count }: Figures): string =>
  count === 0 ? '–' : `${median.toFixed(0)} / ${p95.toFixed(0)} (${count})`;

/** The memory in each third of a run, in megabytes. */
export function steadiness(used: readonly number[], minutes: number): Table {
  const third = Math.ceil(used.length / 3);
  const medians = [0, 1, 2].map((at) =>
    quantile(
      used.slice(at * third, (at + 1) * third).toSorted((a, b) => a - b),
      0.5,
    ),
  );
  const [, before = Number.NaN, after = Number.NaN] = medians;
  const minute = (at: number) => `minutes ${Math.round((at * minutes) / 3)} to ${Math.round(((at + 1) * minutes) / 3)}`;
  const growth = after / before;
  return {
    table: [
      `| ${medians.map((_, at) => minute(at)).join(' | ')} | most | growth |`,
      '|---:|---:|---:|---:|---:|',
      `| ${[...medians, Math.max(...used)].map((one) => `${one.toFixed(0)} MB`).join(' | ')} | ${growth.toFixed(2)} |`,
    ].join('\n'),
    broken: growth > mostGrowth ? [`The memory grew by ${growth.toFixed(2)}, ${mostGrowth} at most.`] : [],
  };
}
