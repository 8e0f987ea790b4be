import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { scenarios } from '../../packages/sandbox/src/development/scenarios/catalogue.ts';
import { findShippedProblems } from './shipped-files.ts';
import { formatProblem, readSource } from './source-file.ts';

/* `shipped.ts <host>` checks that the built files of a host do not contain development code or secrets. */

const root = join(import.meta.dirname, '../..');
const [host = 'sg'] = process.argv.slice(2);
const dist = join('hosts', host, 'dist');

const entries = readdirSync(join(root, dist), { recursive: true, withFileTypes: true }).filter((entry) =>
  entry.isFile(),
);
const files = entries.map((entry) => readSource(root, relative(root, join(entry.parentPath, entry.name))));
const problems = files.flatMap((file) => findShippedProblems(file, scenarios));
for (const problem of problems) console.error(formatProblem(problem));
process.exitCode = problems.length ? 1 : 0;
