// Writes the `exports` of every package from its tree, and the list of names that each door exports. `--check` fails when either is stale.
// A door is a file directly in src/, a file named like its folder (src/money-field/money-field.tsx), or a file in a folder that
// DOORS.json beside package.json lists under "collections" (src/journeys/*.ts). Tests, stories, styles and files under src/internal are no doors.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';

const check = process.argv.includes('--check');
const root = new URL('..', import.meta.url).pathname;
const stale = [];

for (const name of readdirSync(join(root, 'packages')).sort()) {
  const dir = join(root, 'packages', name);
  const file = join(dir, 'package.json');
  if (!existsSync(file)) continue;
  const collections = existsSync(join(dir, 'DOORS.json'))
    ? JSON.parse(readFileSync(join(dir, 'DOORS.json'), 'utf8'))
    : {};
  const doors = walk(join(dir, 'src'))
    .map((path) => relative(join(dir, 'src'), path))
    .filter((path) => isDoor(path, collections.collections ?? []));
  const exports = {};
  const published = {};
  for (const path of doors.sort()) {
    const key = doorName(path);
    const out = path.replace(/\.tsx?$/, '');
    exports[key] = { source: `./src/${path}`, types: `./dist/${out}.d.ts`, import: `./dist/${out}.js` };
    published[key] = { types: `./dist/${out}.d.ts`, import: `./dist/${out}.js` };
  }
  Object.assign(exports, collections.files ?? {});
  Object.assign(published, collections.files ?? {});
  const pkg = JSON.parse(readFileSync(file, 'utf8'));
  write(
    file,
    `${JSON.stringify({ ...pkg, exports, publishConfig: { ...pkg.publishConfig, exports: published } }, null, 2)}\n`,
  );
  const names = Object.entries(exports)
    .filter(([, door]) => typeof door === 'object')
    .flatMap(([key, door]) => exportedNames(join(dir, door.source)).map((exported) => `${key} ${exported}`));
  write(join(dir, 'EXPORTS.txt'), `${names.join('\n')}\n`);
}
if (stale.length) {
  console.error(
    `Stale: ${stale.join(', ')}. Run "npm run doors" and look at the change: it is what consumers of the package see.`,
  );
  process.exit(1);
}

function isDoor(path, collections) {
  if (!/\.tsx?$/.test(path) || /\.(test|stories|styles|d)\.tsx?$/.test(path) || path.startsWith('internal/'))
    return false;
  const folder = dirname(path);
  const file = basename(path).replace(/\.tsx?$/, '');
  return folder === '.' || basename(folder) === file || collections.includes(folder);
}

function doorName(path) {
  const plain = path.replace(/\.tsx?$/, '');
  if (plain === 'index') return '.';
  return basename(dirname(plain)) === basename(plain) ? `./${dirname(plain)}` : `./${plain}`;
}

function exportedNames(path) {
  const text = readFileSync(path, 'utf8');
  const names = new Set();
  for (const [, word] of text.matchAll(
    /^export (?:default )?(?:declare )?(?:async )?(?:abstract )?(?:const enum|const|let|function\*?|class|interface|type|enum) (\w+)/gm,
  ))
    names.add(word);
  for (const [, list] of text.matchAll(/^export (?:type )?\{([^}]*)\}/gms))
    for (const part of list.split(',')) {
      const exported = part
        .trim()
        .replace(/^type /, '')
        .split(' as ')
        .pop()
        ?.trim();
      if (exported) names.add(exported);
    }
  for (const [, from] of text.matchAll(/^export \* from '([^']+)'/gm)) names.add(`* from ${from}`);
  if (/^export default /m.test(text)) names.add('default');
  return [...names].toSorted((a, b) => (a < b ? -1 : 1));
}

function walk(dir) {
  if (!existsSync(dir)) return [];
  return readdirSync(dir, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? walk(join(dir, entry.name)) : [join(dir, entry.name)],
  );
}

function write(file, text) {
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return;
  if (check) stale.push(relative(root, file));
  else writeFileSync(file, text);
}
