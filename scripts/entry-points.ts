import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { derivePackage, readPackage, specifiersOf } from './entry-points/package-entry-points.ts';
import { findImporterScopes, importersIn, withSpecifiers } from './entry-points/reach.ts';

/*
 * `npm run entry-points` writes the `exports` of every package, the specifiers of their imports, and the list of public names.
 * `--check` fails if a file is stale or a public name has no docstring.
 */

const root = join(import.meta.dirname, '..');
const isCheck = parseArgs({ options: { check: { type: 'boolean' } } }).values.check;
const folders = globSync('packages/*/package.json', { cwd: root }).map((path) => join(root, dirname(path)));
const isPrivate = (folder: string): boolean =>
  (JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { private?: boolean }).private === true;

const importers = importersIn(root);
const reaches = findImporterScopes(importers, new Set(folders.filter(isPrivate).map((folder) => basename(folder))));
const packages = folders.map((folder) => readPackage(folder, reaches));
const specifiers = specifiersOf(packages);
const derived = packages.map(derivePackage);
const imports = importers.map((one) => ({ file: join(root, one.path), text: withSpecifiers(one, specifiers) }));
const stale = [...derived.flatMap(({ files }) => files), ...imports].filter(
  ({ file, text }) => !existsSync(file) || readFileSync(file, 'utf8') !== text,
);

if (isCheck) {
  const problems = [
    ...stale.map(({ file }) => `${relative(root, file)} is stale. Run "npm run entry-points" and "npm run format".`),
    ...derived.flatMap(({ undocumented }) => undocumented).map((name) => `${relative(root, name)} has no docstring.`),
  ];
  for (const problem of problems) console.error(problem);
  process.exitCode = problems.length > 0 ? 1 : 0;
} else
  for (const { file, text } of stale) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
