import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { PackedPackage } from '../package-build/packed.ts';
import { runCommand } from '../testing/run-command.ts';

/** Thrown if the app of a consumer can't be installed or built. The message is the output of the tool. */
export class ConsumerError extends Error {
  override readonly name = 'ConsumerError';
}

export type ConsumerApp = {
  /** The folder of the app, outside the workspace. */
  readonly folder: string;
  /** The text of each file by path, without package.json. */
  readonly files: Readonly<Record<string, string>>;
  readonly packages: readonly PackedPackage[];
  /** The packages from the registry: version by name. */
  readonly registry: Readonly<Record<string, string>>;
};

/** Writes an app and installs it with npm: Quayside's packages from tarballs, all others from the registry. Rejects with ConsumerError if npm fails. */
export async function installConsumer({ folder, files, packages, registry }: ConsumerApp): Promise<void> {
  const tarballs = packages.map(({ name, tarball }) => [name, `file:${tarball}`] as const);
  const dependencies = { ...registry, ...Object.fromEntries(tarballs) };
  const manifest = JSON.stringify({ name: 'consumer', private: true, type: 'module', dependencies });
  for (const [path, text] of Object.entries({ ...files, 'package.json': manifest })) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  await runInConsumer(folder, 'npm', ['install', '--prefer-offline', '--ignore-scripts', '--no-audit', '--no-fund']);
}

/** Runs a command in the app's folder, with further environment variables. Rejects with ConsumerError if the command fails. */
export async function runInConsumer(
  folder: string,
  command: string,
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<void> {
  const env = { ...process.env, ...environment };
  const options = { cwd: folder, env, output: 'captured', limit: 4 * 60_000 } as const;
  const { exitCode, output } = await runCommand({ command, args, ...options });
  if (exitCode !== 0) throw new ConsumerError(`${command} ${args.join(' ')}\n${output}`);
}
