import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { PackError, packPackagesWhenStale } from './package-build/packed.ts';
import { componentSizes } from './sizes/components.ts';
import { embeddedFlowSizes } from './sizes/embedded-flows.ts';
import { type MeasuredSizes, readBudgets, type SizeTable, sizeProblems, withSizes } from './sizes/size-table.ts';

/* `npm run task -- sizes` compares components and embedded flows with their budgets in docs. `--write` writes sizes, and budgets of new rows. */

const root = join(import.meta.dirname, '..');
const { values } = parseArgs({ options: { write: { type: 'boolean', default: false } } });
const components: SizeTable = {
  page: 'docs/performance.md',
  columns: ['gzip bytes', 'fetched later'],
  limited: 0,
  unit: 'bytes of gzip',
  step: 100,
};
const flows: SizeTable = {
  page: 'docs/sizes.md',
  columns: ['with the page', 'to the first screen', 'the whole flow'],
  limited: 1,
  unit: 'kB of brotli',
  step: 1,
};

try {
  compare(components, await componentSizes(root));
  await packPackagesWhenStale(root); // builds what consumers install
  compare(flows, await embeddedFlowSizes(root));
} catch (error) {
  if (!(error instanceof PackError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

function compare(table: SizeTable, measured: readonly MeasuredSizes[]): void {
  const file = join(root, table.page);
  const text = readFileSync(file, 'utf8');
  if (values.write) writeFileSync(file, withSizes(text, table, measured));
  const problems = sizeProblems(table, measured, readBudgets(readFileSync(file, 'utf8')));
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
}
