import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readArguments } from './arguments.mjs';
import { componentSizes } from './kit/component-sizes.ts';
import { featureProblems } from './kit/feature-table.ts';
import { readTable, sizeProblems, withBudgets, withTable } from './kit/size-table.ts';

/**
 * `node scripts/kit.ts`: the gzipped size of each component alone against its budget and docs/ui-kit.md, and where the feature table there points;
 * `--write` writes sizes and new budgets.
 */
const root = join(import.meta.dirname, '..');
const page = join(root, 'docs/ui-kit.md');
const budgetFile = join(import.meta.dirname, 'kit/budgets.json');
type Manifest = { exports: Record<string, string | { source?: string }> };

const { exports } = JSON.parse(readFileSync(join(root, 'packages/ui/package.json'), 'utf8')) as Manifest;
const entryPoints = Object.entries(exports).flatMap(([entryPoint, to]) =>
  typeof to === 'object' && to.source?.endsWith('.tsx') ? [[entryPoint.slice('./'.length), to.source] as const] : [],
);
const sizes = await componentSizes(root, Object.fromEntries(entryPoints));
const budgets = JSON.parse(readFileSync(budgetFile, 'utf8')) as Record<string, number>;
const text = readFileSync(page, 'utf8');

if (readArguments({ flags: ['write'] }).flags.has('write')) {
  const next = withBudgets(budgets, sizes);
  writeFileSync(budgetFile, `${JSON.stringify(next, null, 2)}\n`);
  writeFileSync(page, withTable(text, sizes, next));
} else {
  const read = (path: string) => (existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : undefined);
  const problems = [...sizeProblems(sizes, budgets, readTable(text)), ...featureProblems(text, read)];
  for (const problem of problems) console.error(problem);
  process.exitCode = problems.length ? 1 : 0;
}
