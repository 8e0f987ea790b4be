import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { hashOfFolders } from '../host-build/source-hash.ts';
import { runCommand } from '../testing/run-command.ts';

/** Storybook could not be built; the message holds what it said. */
export class StorybookBuildError extends Error {
  override readonly name = 'StorybookBuildError';
}

const minute = 60_000;
const read = ['.storybook', 'packages', 'docs', 'scripts/docs', 'README.md', 'CONTRIBUTING.md'];

/** The folder of a static Storybook of these very sources: built, unless the last one was built from them. Throws StorybookBuildError. */
export async function builtStorybook(root: string): Promise<string> {
  const folder = join(root, '.quayside/storybook');
  const stamp = join(root, '.quayside/built-storybook');
  const hash = hashOfFolders(root, read, /[.]test[.]tsx?$|^RELEASED[.]txt$/);
  const built = existsSync(stamp) ? readFileSync(stamp, 'utf8') : '';
  if (built === hash && existsSync(join(folder, 'index.json'))) return folder;
  rmSync(stamp, { force: true });
  const { exitCode, output } = await runCommand({
    command: 'storybook',
    args: ['build', '--quiet', '--output-dir', folder],
    cwd: root,
    env: process.env,
    output: 'kept',
    limit: 5 * minute,
  });
  if (exitCode !== 0) throw new StorybookBuildError(output);
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, hash);
  return folder;
}
