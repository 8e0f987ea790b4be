import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { consumerAppProblems } from './consumers/check.ts';
import { consumerProblems, type PackedFile } from './package-build/consumer-problems.ts';
import type { Door } from './package-build/entries.ts';
import { runCommand } from './testing/run-command.ts';

type Manifest = { name: string; exports: Record<string, Door> };

/** Builds and packs every package that has a door, and looks at the tarballs as their consumers get them. */
const root = join(import.meta.dirname, '..');
const packed = join(root, '.quayside/packed');
const limit = 5 * 60_000;

const problems = await buildAndPack(manifests());
for (const problem of problems) console.error(problem);
process.exitCode = problems.length ? 1 : 0;

async function buildAndPack(all: readonly Manifest[]): Promise<string[]> {
  rmSync(packed, { recursive: true, force: true });
  mkdirSync(packed, { recursive: true });
  const filters = ['-r', '--workspace-concurrency', '2', ...all.flatMap(({ name }) => ['--filter', name])];
  for (const task of [['build'], ['pack', '--pack-destination', packed]]) {
    const { exitCode, output } = await run('pnpm', [...filters, ...task]);
    if (exitCode !== 0) return [output];
  }
  const found = [];
  for (const manifest of all) found.push(...(await problemsOf(manifest)));
  return found.length ? found : await consumerAppProblems(root, packed);
}

async function problemsOf({ name, exports }: Manifest): Promise<string[]> {
  const stem = name.replace('@', '').replace('/', '-');
  const file = readdirSync(packed).find((entry) => entry.startsWith(stem) && /^-\d/.test(entry.slice(stem.length)));
  if (!file) return [`${name} was not packed`];
  const tarball = join(packed, file);
  const folder = join(packed, stem);
  mkdirSync(folder);
  const styles = Object.keys(exports).filter((door) => door.endsWith('.css'));
  const results = await Promise.all([
    run('publint', ['run', tarball, '--strict']),
    run('attw', [
      tarball,
      '--profile',
      'esm-only',
      '--no-definitely-typed',
      ...(styles.length ? ['--exclude-entrypoints', ...styles] : []),
    ]),
    run('tar', ['-xzf', tarball, '-C', folder, '--strip-components=1']),
  ]);
  return [
    ...results.filter(({ exitCode }) => exitCode !== 0).map(({ output }) => `${name}\n${output}`),
    ...consumerProblems(filesIn(folder)).map((problem) => `${name}/${problem}`),
  ];
}

function filesIn(folder: string): PackedFile[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return entries.map((entry) => {
    const absolute = join(entry.parentPath, entry.name);
    return { path: relative(folder, absolute).split(sep).join('/'), text: readFileSync(absolute, 'utf8') };
  });
}

function manifests(): Manifest[] {
  const all = readdirSync(join(root, 'packages')).map(
    (name) => JSON.parse(readFileSync(join(root, 'packages', name, 'package.json'), 'utf8')) as Manifest,
  );
  return all.filter(({ exports }) => Object.keys(exports).length > 0);
}

function run(command: string, args: readonly string[]) {
  return runCommand({ command, args, cwd: root, env: process.env, output: 'kept', limit });
}
