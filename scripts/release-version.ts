import { join } from 'node:path';
import { runCommand } from './testing/run-command.ts';

/**
 * `npm run release:version` applies the changesets. It refuses while a translation
 * is older than its English, and records what the released ones were translated from.
 */
const root = join(import.meta.dirname, '..');

process.exitCode =
  (await run('node', ['--conditions=source', 'scripts/translations.ts', 'check'])) ||
  (await run('changeset', ['version'])) ||
  (await run('node', ['--conditions=source', 'scripts/translations.ts', 'record']));

async function run(command: string, args: readonly string[]): Promise<number> {
  const { exitCode } = await runCommand({ command, args, cwd: root, env: process.env, output: 'live', limit: 300_000 });
  return exitCode;
}
