import { copyFileSync, mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join, relative, resolve, sep } from 'node:path';
import { readArguments } from './arguments.ts';
import { consumerProblems } from './consumers/consumer.ts';
import { ConsumerError } from './consumers/install.ts';
import { PackError, type PackedPackage, packedPackages, unpack } from './package-build/packed.ts';
import { type PackedFile, tarballProblems } from './package-build/tarball-problems.ts';
import { typeProblems } from './package-build/type-problems.ts';
import { runCommand } from './testing/run-command.ts';

/**
 * `npm run task -- packages` packs the packages, checks the tarballs, installs them in an app, and prints their sizes.
 * `--whole` also installs the sandbox (380 MB). `--out <folder>` only copies the tarballs there.
 */
const root = join(import.meta.dirname, '..');

try {
  const { flags, options } = readArguments({ flags: ['whole'], options: ['out'] });
  const packages = await packedPackages(root);
  const ofApps = packages.filter(({ name }) => flags.has('whole') || !name.startsWith('@quayside/sandbox'));
  const [out] = options['out'] ?? [];
  if (out) copyTarballs(ofApps, out);
  else await check(packages, ofApps);
} catch (error) {
  if (!(error instanceof PackError || error instanceof ConsumerError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

async function check(packages: readonly PackedPackage[], ofApps: readonly PackedPackage[]): Promise<void> {
  const inTarballs = [];
  for (const one of packages) inTarballs.push(...(await problemsOf(one)));
  const problems = inTarballs.length ? inTarballs : await consumerProblems(root, ofApps);
  for (const problem of problems) console.error(problem);
  if (!problems.length) console.log(packages.map(sizeLine).join('\n'));
  process.exitCode = problems.length ? 1 : 0;
}

function copyTarballs(packages: readonly PackedPackage[], out: string): void {
  const folder = resolve(process.env['INIT_CWD'] ?? process.cwd(), out);
  mkdirSync(folder, { recursive: true });
  for (const { tarball } of packages) copyFileSync(tarball, join(folder, basename(tarball)));
  console.log(`${packages.length} tarballs. Install them all in your app: npm install ${join(folder, '*.tgz')}`);
}

async function problemsOf(one: PackedPackage): Promise<string[]> {
  const folder = folderOf(one);
  await unpack(one, folder);
  const files = filesIn(folder);
  const linted = await run('publint', ['run', one.tarball, '--strict']);
  const types = await typeProblems(readFileSync(one.tarball));
  return [
    ...(linted.exitCode === 0 ? [] : [`${one.name}\n${linted.output}`]),
    ...[...types, ...tarballProblems(files)].map((problem) => `${one.name}: ${problem}`),
  ];
}

/** Returns the packed and unpacked kB of a package, and the number of its entry points. */
function sizeLine(one: PackedPackage): string {
  const kb = (bytes: number) => (bytes / 1000).toFixed(1).padStart(8);
  const files = filesIn(folderOf(one));
  const unpacked = files.reduce((sum, { text }) => sum + Buffer.byteLength(text), 0);
  const manifest = files.find(({ path }) => path === 'package.json')?.text ?? '{}';
  const entryPoints = Object.keys((JSON.parse(manifest) as { exports?: object }).exports ?? {}).length;
  return `${one.name.padEnd(28)} ${one.version.padEnd(8)} ${kb(statSync(one.tarball).size)} kB ${kb(unpacked)} kB ${String(entryPoints).padStart(4)} entry points`;
}

function folderOf({ tarball }: PackedPackage): string {
  return tarball.replace(/-\d+[.]\d+[.]\d+.*$/, '');
}

function filesIn(folder: string): PackedFile[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return entries.map((entry) => {
    const absolute = join(entry.parentPath, entry.name);
    return { path: relative(folder, absolute).split(sep).join('/'), text: readFileSync(absolute, 'utf8') };
  });
}

function run(command: string, args: readonly string[]) {
  return runCommand({ command, args, cwd: root, env: process.env, output: 'kept', limit: 5 * 60_000 });
}
