import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { derivePackage } from './entry-points/package-entry-points.ts';

/**
 * `npm run entry-points` writes the `exports` of every package and the list of exported names. `--check` fails if a file is stale
 * or a public name has no docstring.
 */
const root = join(import.meta.dirname, '..');
const isCheck = parseArgs({ options: { check: { type: 'boolean' } } }).values.check;
const packages = globSync('packages/*/package.json', { cwd: root }).map((path) =>
  derivePackage(join(root, dirname(path))),
);
const stale = packages
  .flatMap(({ files }) => files)
  .filter(({ file, text }) => !existsSync(file) || readFileSync(file, 'utf8') !== text);

if (isCheck) {
  const problems = [
    ...stale.map(({ file }) => `${relative(root, file)} is stale. Run "npm run entry-points".`),
    ...packages.flatMap(({ undocumented }) => undocumented).map((name) => `${relative(root, name)} has no docstring.`),
  ];
  for (const problem of problems) console.error(problem);
  process.exitCode = problems.length > 0 ? 1 : 0;
} else
  for (const { file, text } of stale) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
