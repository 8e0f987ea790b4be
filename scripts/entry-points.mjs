// Writes the `exports` of every package from its tree, the list of names that each entry point exports, and the map of summaries.
// `--check` fails when one is stale.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readArguments } from './arguments.mjs';
import { derivedFiles } from './entry-points/package-entry-points.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const folders = readdirSync(join(root, 'packages')).map((name) => join(root, 'packages', name));
const stale = folders
  .filter((folder) => existsSync(join(folder, 'package.json')))
  .flatMap(derivedFiles)
  .filter(({ file, text }) => !existsSync(file) || readFileSync(file, 'utf8') !== text);

if (!readArguments({ flags: ['check'] }).flags.has('check')) {
  for (const { file, text } of stale) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
} else if (stale.length) {
  const files = stale.map(({ file }) => relative(root, file)).join(', ');
  console.error(
    `Stale: ${files}. Run "npm run entry-points" and look at the change: it is what consumers of the package see.`,
  );
  process.exitCode = 1;
}
