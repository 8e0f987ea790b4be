import {
  type DurationStatistics,
  type Operation,
  operationNames,
  quantile,
} from '../../packages/sandbox/src/testing/load/meter.ts';

/** The figures of a run. `applications` is the number of applications in the database. */
export type LoadRun = { readonly applications: number; readonly figures: (operation: Operation) => DurationStatistics };
/** A Markdown table, and a sentence for each limit that is exceeded. */
export type Result = { readonly table: string; readonly exceeded: readonly string[] };

/** The limit for a time with the most applications, as a multiple of that with the fewest. */
export const maxRatio = 1.3;
/** The limit for the memory in the last third of a run, as a multiple of that in the second third. */
const maxGrowth = 1.1;

/** Returns a table with the median, 95th percentile and count of each operation in each run, and the ratio of the last 95th percentile to the first. */
export function compareLoads(runs: readonly LoadRun[]): Result {
  const p95 = (run: LoadRun | undefined, operation: Operation) => run?.figures(operation).p95 ?? Number.NaN;
  const ratios = operationNames.map(
    (operation) => [operation, p95(runs.at(-1), operation) / p95(runs[0], operation)] as const,
  );
  const rows = ratios.map(([operation, ratio]) => {
    const cells = runs.map((run) => cellOf(run.figures(operation)));
    return `| ${operation} | ${cells.join(' | ')} | ${Number.isNaN(ratio) ? '–' : ratio.toFixed(2)} |`;
  });
  const sizes = runs.map(({ applications }) => `${applications.toLocaleString('en')} applications`);
  const head = [`| operation | ${sizes.join(' | ')} | ratio |`, `|---|${'---:|'.repeat(sizes.length + 1)}`];
  const exceeded = ratios.flatMap(([operation, ratio]) => {
    if (Number.isNaN(ratio)) return [`${operation} was not measured: the run was too short.`];
    return ratio > maxRatio ? [`${operation} is ${ratio.toFixed(2)} times as slow, ${maxRatio} at most.`] : [];
  });
  return { table: [...head, ...rows].join('\n'), exceeded };
}

const cellOf = ({ median, p95, count }: DurationStatistics): string =>
  count === 0 ? '–' : `${median.toFixed(0)} / ${p95.toFixed(0)} (${count})`;

/** Returns a table with the median memory in each third of a run, the maximum and the growth. `used` has the memory in megabytes, in order of time. */
export function memoryGrowth(used: readonly number[], minutes: number): Result {
  const length = Math.ceil(used.length / 3);
  const medians = [0, 1, 2].map((third) =>
    quantile(
      used.slice(third * length, (third + 1) * length).toSorted((a, b) => a - b),
      0.5,
    ),
  );
  const [, second = Number.NaN, last = Number.NaN] = medians;
  const growth = last / second;
  const minute = (third: number) => Math.round((third * minutes) / 3);
  const heads = medians.map((_, third) => `minutes ${minute(third)} to ${minute(third + 1)}`);
  const cells = [...medians, Math.max(...used)].map((megabytes) => `${megabytes.toFixed(0)} MB`);
  return {
    table: [
      `| ${heads.join(' | ')} | most | growth |`,
      '|---:|---:|---:|---:|---:|',
      `| ${cells.join(' | ')} | ${growth.toFixed(2)} |`,
    ].join('\n'),
    exceeded: growth > maxGrowth ? [`The memory grew by ${growth.toFixed(2)}, ${maxGrowth} at most.`] : [],
  };
}
