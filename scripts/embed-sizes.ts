import { join } from 'node:path';
import { readArguments } from './arguments.mjs';
import { PackError, packedPackages } from './package-build/packed.ts';
import { embedSizes, peersSize } from './sizes/embed-sizes.ts';
import { checkTable, type SizeTable } from './sizes/size-table.ts';

/** `npm run sizes`: what an embedding page pays for each flow, against its budget and docs/sizes.md; `--write` writes sizes, and budgets of new flows. */
const root = join(import.meta.dirname, '..');
const table: SizeTable = {
  command: 'npm run sizes -- --write',
  headings: ['flow', 'with the page', 'to the first screen', 'the whole flow'],
  budgetHeading: 'budget of the first screen',
  limited: 1,
  compared: [0, 1, 2],
  unit: 'kB',
  digits: 1,
  tolerance: { share: 0.03, least: 0.5 },
  newBudget: { headroom: 1.05, step: 1 },
};

try {
  await packedPackages(root); // what is measured is what consumers get
  const write = readArguments({ flags: ['write'] }).flags.has('write');
  const peers = write ? (await peersSize(root)).toFixed(1) : '';
  const note = `React, React DOM and React Router, where the page has none: ${peers} kB.`;
  for (const problem of checkTable(join(root, 'docs/sizes.md'), table, await embedSizes(root), { write, note })) {
    console.error(problem);
    process.exitCode = 1;
  }
} catch (error) {
  if (!(error instanceof PackError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
