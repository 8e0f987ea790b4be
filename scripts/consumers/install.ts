import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { PackedPackage } from '../package-build/packed.ts';
import { runCommand } from '../testing/run-command.ts';

/** A consumer could not be installed or built; the message holds what the tool said. */
export class ConsumerError extends Error {
  override readonly name = 'ConsumerError';
}

export type Consumer = {
  /** outside of the workspace */
  readonly folder: string;
  /** its files but package.json, by path */
  readonly files: Readonly<Record<string, string>>;
  /** of Quayside's packages */
  readonly packages: readonly PackedPackage[];
  /** from the registry: version by name */
  readonly registry: Readonly<Record<string, string>>;
};

const minute = 60_000;

/** Writes an app and installs it as anybody does, by npm: Quayside's packages from their tarballs, the others from the registry. Throws ConsumerError. */
export async function installConsumer({ folder, files, packages, registry }: Consumer): Promise<void> {
  const tarballs = packages.map(({ name, tarball }) => [name, `file:${tarball}`] as const);
  const manifest = {
    name: 'consumer',
    private: true,
    type: 'module',
    dependencies: { ...registry, ...Object.fromEntries(tarballs) },
  };
  for (const [path, text] of Object.entries({ ...files, 'package.json': JSON.stringify(manifest) })) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  await inConsumer(folder, 'npm', ['install', '--prefer-offline', '--ignore-scripts', '--no-audit', '--no-fund']);
}

/** Runs a command in the app's folder; gives what it said. Throws ConsumerError. */
export async function inConsumer(folder: string, command: string, args: readonly string[]): Promise<string> {
  const options = { cwd: folder, env: process.env, output: 'kept', limit: 4 * minute } as const;
  const { exitCode, output } = await runCommand({ command, args, ...options });
  if (exitCode !== 0) throw new ConsumerError(`${command} ${args.join(' ')}\n${output}`);
  return output;
}
