import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readArguments } from './arguments.mjs';
import { formatProblem } from './checks/source-file.ts';
import { MissingReportError } from './evidence/reports.ts';
import { readRuns } from './fault-matrix/matrix.ts';
import { matrixPage, page } from './fault-matrix/page.ts';
import { faultProblems, readFaults, readResults, resultsFile } from './fault-matrix/problems.ts';

/** `npm run faults` writes the fault matrix from the report of the nightly journeys. `--write` writes the page anew from the results of before. */
const root = join(import.meta.dirname, '..');
const { flags } = readArguments({ flags: ['write'] });
try {
  const results = flags.has('write') ? readResults(root) : readRuns(root);
  writeFileSync(join(root, resultsFile), JSON.stringify(results));
  writeFileSync(join(root, page), matrixPage(readFaults(root), results));
  spawnSync('biome', ['format', '--write', resultsFile], { cwd: root, stdio: 'inherit' });
  const problems = faultProblems(root);
  for (const problem of problems) console.error(formatProblem(problem));
  process.exitCode = problems.length ? 1 : 0;
} catch (error) {
  if (!(error instanceof MissingReportError)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
