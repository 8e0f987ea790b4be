import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Results, readResults } from './acr/acr.ts';
import { page, reportPage } from './acr/page.ts';
import { acrProblems, readTables, resultsFile } from './acr/problems.ts';
import { readArguments } from './arguments.mjs';
import { formatProblem } from './checks/source-file.ts';
import { MissingReportError } from './evidence/reports.ts';

/**
 * `npm run acr` writes the accessibility report from the reports of the last `npm run test:all`. `--from <folder>` reads the reports of another checkout.
 * `--write` only writes the page anew from the results of before.
 */
const root = join(import.meta.dirname, '..');
const { flags, options } = readArguments({ flags: ['write'], options: ['from'] });
const { criteria, checks } = readTables(root);
try {
  const results = flags.has('write')
    ? (JSON.parse(readFileSync(join(root, resultsFile), 'utf8')) as Results)
    : readResults(resolve(options.from?.[0] ?? root), criteria);
  writeFileSync(join(root, resultsFile), JSON.stringify(results));
  writeFileSync(join(root, page), reportPage(criteria, results, checks));
  spawnSync('biome', ['format', '--write', resultsFile], { cwd: root, stdio: 'inherit' });
  const problems = acrProblems(root);
  for (const problem of problems) console.error(formatProblem(problem));
  process.exitCode = problems.length ? 1 : 0;
} catch (error) {
  if (!(error instanceof MissingReportError)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
