import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { createPackageFromTarballData } from '@arethetypeswrong/core';
import { consumerProblems } from './consumers/consumer.ts';
import { ConsumerError } from './consumers/install.ts';
import { PackError, type PackedPackage, packPackagesWhenStale } from './package-build/packed.ts';
import { tarballProblems } from './package-build/tarball-problems.ts';
import { typeProblems } from './package-build/type-problems.ts';
import { runCommand } from './testing/run-command.ts';

/* `npm run task -- packages` packs the packages, checks the tarballs, installs them in an app, and prints their sizes. */

const root = join(import.meta.dirname, '..');

try {
  await check(await packPackagesWhenStale(root));
} catch (error) {
  if (!(error instanceof PackError || error instanceof ConsumerError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

async function check(packages: readonly PackedPackage[]): Promise<void> {
  const inTarballs: string[] = [];
  for (const one of packages) inTarballs.push(...(await problemsOf(one)));
  const problems = inTarballs.length > 0 ? inTarballs : await consumerProblems(root, packages);
  for (const problem of problems) console.error(problem);
  for (const { name, version, tarball } of problems.length > 0 ? [] : packages)
    console.log(`${name.padEnd(28)} ${version.padEnd(8)} ${(statSync(tarball).size / 1000).toFixed(1).padStart(8)} kB`);
  process.exitCode = problems.length > 0 ? 1 : 0;
}

async function problemsOf({ name, tarball }: PackedPackage): Promise<readonly string[]> {
  const command = { command: 'publint', args: ['run', tarball, '--strict'], cwd: root, env: process.env } as const;
  const { exitCode, output } = await runCommand({ ...command, output: 'captured', limit: 5 * 60_000 });
  const data = readFileSync(tarball);
  const content = createPackageFromTarballData(data);
  const files = content
    .listFiles()
    .map((path) => ({ path: path.replace(`/node_modules/${name}/`, ''), text: content.readFile(path) }));
  const manifest = files.find(({ path }) => path === 'package.json')?.text ?? '{}';
  const { exports = {} } = JSON.parse(manifest) as { exports?: object };
  const problems = [...(Object.keys(exports).length > 0 ? await typeProblems(data) : []), ...tarballProblems(files)];
  return [...(exitCode === 0 ? [] : [`${name}\n${output}`]), ...problems.map((problem) => `${name}: ${problem}`)];
}
