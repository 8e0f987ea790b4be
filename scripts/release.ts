import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { readArguments } from './arguments.ts';
import { runCommand } from './testing/run-command.ts';

/**
 * Publishes every package whose version is not on npm: builds, checks and packs them, and publishes these tarballs. `--dry-run` publishes nothing; it installs
 * all tarballs in a new app, checks every entry point there, prints the sizes, and asks npm whether it would accept them. Provenance needs the release
 * workflow: `id-token: write`.
 */
const root = join(import.meta.dirname, '..');
const packed = join(root, '.quayside/packed');
const release = join(root, '.quayside/release');
const common = { cwd: root, env: process.env, limit: 15 * 60_000 };

process.exitCode = readArguments({ flags: ['dry-run'] }).flags.has('dry-run') ? await rehearse() : await publish();

async function rehearse(): Promise<number> {
  const exitCode = await check('--whole');
  if (exitCode !== 0) return exitCode;
  const tarballs = readdirSync(packed).filter((file) => file.endsWith('.tgz'));
  for (const tarball of tarballs) {
    const file = join(packed, tarball);
    const args = ['publish', file, '--dry-run', '--provenance=false', '--access', 'public'];
    const { exitCode, output } = await runCommand({ command: 'npm', args, ...common, output: 'kept' });
    console.log(exitCode === 0 ? `npm would take ${tarball}` : output);
    if (exitCode !== 0) return exitCode;
  }
  return 0;
}

async function publish(): Promise<number> {
  rmSync(release, { recursive: true, force: true });
  return (
    (await check()) ||
    (await run('changeset', ['pack', '--out-dir', release])) ||
    (await run('changeset', ['publish', '--from-pack-dir', release]))
  );
}

function check(...args: string[]): Promise<number> {
  return run('node', ['--conditions=source', 'scripts/packages.ts', ...args]);
}

/** The exit code of a command whose output is shown. */
async function run(command: string, args: readonly string[]): Promise<number> {
  const { exitCode } = await runCommand({ command, args, ...common, output: 'live' });
  return exitCode;
}
