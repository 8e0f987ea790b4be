import { join } from 'node:path';
import { generateWhenStale, hashFolders } from '../host-build/source-hash.ts';
import { runCommand } from '../testing/run-command.ts';

/** Thrown if Storybook can't be built. The message is the output of the build. */
export class StorybookBuildError extends Error {
  override readonly name = 'StorybookBuildError';
}

const read = ['.storybook', 'packages', 'hosts', 'docs', 'scripts/docs', 'README.md', 'CONTRIBUTING.md'];

/**
 * Resolves with the folder of a static Storybook. Builds it first, unless it was built from the same sources. Rejects
 * with StorybookBuildError if the build fails.
 */
export async function buildStorybookWhenStale(root: string): Promise<string> {
  const folder = join(root, '.quayside/storybook');
  const hash = hashFolders(root, read, /[.]test[.]tsx?$/);
  await generateWhenStale(root, { stamp: 'built-storybook', hash, results: [join(folder, 'index.json')] }, async () => {
    const args = ['build', '--quiet', '--output-dir', folder];
    const options = { cwd: root, env: process.env, output: 'captured', limit: 5 * 60_000 } as const;
    const { exitCode, output } = await runCommand({ command: 'storybook', args, ...options });
    if (exitCode !== 0) throw new StorybookBuildError(output);
  });
  return folder;
}
