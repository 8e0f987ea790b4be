import { globSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { runCommand } from './testing/run-command.ts';

/*
 * `npm run task -- release` packs and checks all packages, and publishes those whose version is not on npm. Provenance needs the release workflow.
 * `--dry-run` does not publish. It checks an app with all tarballs, and checks with npm that it would accept them.
 */

const root = join(import.meta.dirname, '..');
const release = join(root, '.quayside/release');
const checkPackages = ['node', '--conditions=source', 'scripts/packages.ts'];

if (parseArgs({ options: { 'dry-run': { type: 'boolean' } } }).values['dry-run']) {
  await run(...checkPackages, '--whole');
  const flags = ['--dry-run', '--provenance=false', '--access', 'public'];
  for (const tarball of globSync(join(root, '.quayside/packed/*.tgz'))) await run('npm', 'publish', tarball, ...flags);
} else {
  rmSync(release, { recursive: true, force: true });
  await run(...checkPackages);
  await run('changeset', 'pack', '--out-dir', release);
  await run('changeset', 'publish', '--from-pack-dir', release);
}

/** Runs a command, and ends this process with its exit code if it fails. */
async function run(...[command = '', ...args]: readonly string[]): Promise<void> {
  const options = { cwd: root, env: process.env, limit: 15 * 60_000, output: 'live' } as const;
  const { exitCode } = await runCommand({ command, args, ...options });
  if (exitCode !== 0) process.exit(exitCode);
}
