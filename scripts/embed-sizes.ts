import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readArguments } from './arguments.mjs';
import { PackError, packedPackages } from './package-build/packed.ts';
import { embedSizes, peersSize } from './sizes/embed-sizes.ts';
import { embedSizeProblems, readTable, withBudgets, withTable } from './sizes/embed-table.ts';

/** `node scripts/embed-sizes.ts`: what an embedding page pays for each flow, against its budget and docs/sizes.md; `--write` writes sizes, and budgets of new flows. */
const root = join(import.meta.dirname, '..');
const page = join(root, 'docs/sizes.md');

try {
  await packedPackages(root); // what is measured is what consumers get
  const sizes = await embedSizes(root);
  const text = readFileSync(page, 'utf8');
  const budgeted = withBudgets(sizes, readTable(text));
  if (readArguments({ flags: ['write'] }).flags.has('write')) {
    writeFileSync(page, withTable(text, budgeted, await peersSize(root)));
  } else {
    const problems = embedSizeProblems(sizes, readTable(text));
    for (const problem of problems) console.error(problem);
    process.exitCode = problems.length ? 1 : 0;
  }
} catch (error) {
  if (!(error instanceof PackError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
