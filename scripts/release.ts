import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from './testing/run-command.ts';

/**
 * Publishes every package whose version is not on npm yet: builds and checks them, packs them once, and publishes those very tarballs.
 * `--dry-run` shows what npm would take and publishes nothing. Provenance needs the release workflow: `id-token: write`.
 */
const root = join(import.meta.dirname, '..');
const packed = join(root, '.quayside/packed');
const release = join(root, '.quayside/release');
const minutes = 60_000;

process.exitCode = process.argv.includes('--dry-run') ? await rehearse() : await publish();

async function rehearse(): Promise<number> {
  const exitCode = await check();
  if (exitCode !== 0) return exitCode;
  const tarballs = readdirSync(packed).filter((file) => file.endsWith('.tgz'));
  for (const tarball of tarballs) {
    const failed = await run('npm', [
      'publish',
      join(packed, tarball),
      '--dry-run',
      '--provenance=false',
      '--access',
      'public',
    ]);
    if (failed) return failed;
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

function check(): Promise<number> {
  return run('node', ['--conditions=source', 'scripts/packages.ts']);
}

/** The exit code of a command whose output is shown. */
async function run(command: string, args: readonly string[]): Promise<number> {
  const { exitCode } = await runCommand({
    command,
    args,
    cwd: root,
    env: process.env,
    output: 'live',
    limit: 15 * minutes,
  });
  return exitCode;
}
