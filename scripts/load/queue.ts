import { quantile } from '../../packages/sandbox/src/testing/load/meter.ts';
import { FilledQueue } from '../../packages/sandbox/src/testing/load/queue.ts';
import { maxRatio, type Result } from './tables.ts';

/** How often each page is measured. Odd, so that the median is one of the measurements. */
const REPETITIONS = 101;
/** How often each page is read before the measurement, so that its code and rows are warm. */
const WARM_UPS = 3;

/**
 * Measures the pages of the reviewer's console with each number of applications, in turns, so that other work on the machine slows all alike. Returns a table
 * with the medians, followed by the plans of the queries with the most applications.
 */
export async function measureQueue(
  postgres: string,
  sizes: readonly number[],
  say: (line: string) => void,
): Promise<Result> {
  const queues: FilledQueue[] = [];
  for (const applications of sizes) {
    say(`Creating ${applications} applications`);
    queues.push(await FilledQueue.create(postgres, applications));
  }
  const paths = await Promise.all(queues.map((queue) => queue.pages()));
  const names = Object.keys(paths[0] ?? {});
  const measures = names.map((name) => queues.map((queue, at) => () => queue.time(paths[at]?.[name] ?? '')));
  const medians = await measureMedians(measures);
  const rows: string[] = [];
  const exceeded: string[] = [];
  for (const [at, name] of names.entries()) {
    const taken = medians[at] ?? [];
    const ratio = (taken.at(-1) ?? Number.NaN) / (taken[0] ?? Number.NaN);
    rows.push(`| ${name} | ${taken.map((ms) => ms.toFixed(1)).join(' | ')} | ${ratio.toFixed(2)} |`);
    if (!(ratio <= maxRatio)) exceeded.push(`“${name}” is ${ratio.toFixed(2)} times as slow, ${maxRatio} at most.`);
  }
  const plans = await plansOf(queues.at(-1), paths.at(-1) ?? {});
  for (const queue of queues) await queue.close();
  const heads = sizes.map((applications) => `${applications.toLocaleString('en')} applications`);
  const table = [`| page | ${heads.join(' | ')} | ratio |`, `|---|${'---:|'.repeat(sizes.length + 1)}`, ...rows];
  return { table: `${table.join('\n')}\n\n${plans}`, exceeded };
}

type Measure = () => Promise<number>;

/** Returns the median of each measure, for each page by number of applications. Each round runs every measure once. */
async function measureMedians(pages: readonly (readonly Measure[])[]): Promise<readonly (readonly number[])[]> {
  const taken = pages.map((measures) => measures.map((): number[] => []));
  for (let round = -WARM_UPS; round < REPETITIONS; round += 1)
    // In turns, the fewest or the most applications are first.
    for (const [page, measures] of pages.entries())
      for (const [at, measure] of round % 2 === 0 ? [...measures.entries()] : [...measures.entries()].toReversed()) {
        const ms = await measure();
        if (round >= 0) taken[page]?.[at]?.push(ms);
      }
  return taken.map((ofPage) =>
    ofPage.map((ms) =>
      quantile(
        ms.toSorted((one, other) => one - other),
        0.5,
      ),
    ),
  );
}

/** Returns the plan of each query once, below the name of the first page that runs it. */
async function plansOf(queue: FilledQueue | undefined, pages: Readonly<Record<string, string>>): Promise<string> {
  const shown = new Set<string>();
  const sections: string[] = [];
  for (const [name, path] of Object.entries(pages)) {
    const fresh: string[] = [];
    for (const { query, plan } of (await queue?.plans(path)) ?? []) {
      const text = withoutValues(query.replace(/^select .*? from/, 'select … from').replaceAll('"', ''));
      if (!shown.has(text)) fresh.push(`${text}\n${withoutValues(plan)}`);
      shown.add(text);
    }
    if (fresh.length > 0) sections.push([`# ${name}`, ...fresh].join('\n'));
  }
  return `\`\`\`text\n${sections.join('\n\n')}\n\`\`\``;
}

/** Shortens lists, removes ids, and removes the buffers of the planning. */
const withoutValues = (text: string): string =>
  text
    .replace(/\n *Planning:\n.*/g, '')
    .replace(/\((\$\d+)(, \$\d+)*\)/g, '(…)')
    .replace(/'\{[^}]*\}'/g, "'{…}'")
    .replace(/'[0-9a-f]{8}-[0-9a-f-]{27}'/g, "'…'");
