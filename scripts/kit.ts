import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { readArguments } from './arguments.mjs';
import { bundle, loadedWith } from './sizes/bundle.ts';
import { checkTable, type SizeTable } from './sizes/size-table.ts';

/** `npm run kit` compares the gzipped size of each component with the table of docs/performance.md. `--write` writes sizes, and budgets of new components. */
const root = join(import.meta.dirname, '..');
const page = join(root, 'docs/performance.md');
const table: SizeTable = {
  command: 'npm run kit -- --write',
  headings: ['entry point', 'gzip bytes', 'fetched later'],
  budgetHeading: 'budget',
  limited: 0,
  compared: [0],
  unit: 'bytes of gzip',
  digits: 0,
  tolerance: { share: 0.05, least: 150 }, // a kilobyte is read, not a byte
  newBudget: { headroom: 1.15, step: 100 },
};

type Manifest = { exports: Record<string, string | { source?: string }> };
const { exports } = JSON.parse(readFileSync(join(root, 'packages/ui/package.json'), 'utf8')) as Manifest;
const sizes = [];
for (const [entryPoint, to] of Object.entries(exports))
  if (typeof to === 'object' && to.source?.endsWith('.tsx'))
    sizes.push({ name: entryPoint.slice('./'.length), sizes: await sizesOf(to.source) });

const write = readArguments({ flags: ['write'] }).flags.has('write');
for (const problem of checkTable(page, table, sizes, { write })) {
  console.error(problem);
  process.exitCode = 1;
}

/** Bytes that come with a component, with everything that it takes in but React, and bytes that it may fetch later. */
async function sizesOf(source: string): Promise<[first: number, later: number]> {
  const input = join(root, 'packages/ui', source);
  const chunks = await bundle({ input, external: /^react(-dom)?($|\/)/, conditions: ['source'] });
  const first = loadedWith(
    chunks,
    chunks.filter(({ isEntry }) => isEntry),
  );
  const bytes = (some: readonly { code: string }[]) =>
    some.reduce((sum, { code }) => sum + gzipSync(code, { level: 9 }).length, 0);
  return [bytes([...first]), bytes(chunks.filter((chunk) => !first.has(chunk)))];
}
