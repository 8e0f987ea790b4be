import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashOfFolders } from '../host-build/source-hash.ts';
import { runCommand } from '../testing/run-command.ts';

/** A package could not be built or packed; the message holds what the tool said. */
export class PackError extends Error {
  override readonly name = 'PackError';
}

export type PackedPackage = {
  readonly name: string;
  readonly version: string;
  /** absolute path of the .tgz */
  readonly tarball: string;
};

type Manifest = { name: string; version: string; private?: boolean; exports?: object };

const limit = 8 * 60_000;

/** Every package that is published, built and packed: once for all who look at the tarballs, unless the sources have changed since. Throws PackError. */
export async function packedPackages(root: string): Promise<PackedPackage[]> {
  const folder = join(root, '.quayside/packed');
  const stamp = join(root, '.quayside/packed-from');
  const manifests = publishedManifests(root);
  const packages = manifests.map(({ name, version }) => ({
    name,
    version,
    tarball: join(folder, `${name.replace('@', '').replace('/', '-')}-${version}.tgz`),
  }));
  const hash = hashOfPackages(root);
  const packedFrom = existsSync(stamp) ? readFileSync(stamp, 'utf8') : '';
  if (packedFrom === hash && packages.every(({ tarball }) => existsSync(tarball))) return packages;
  rmSync(stamp, { force: true });
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const filters = ['-r', '--workspace-concurrency', '2', ...manifests.flatMap(({ name }) => ['--filter', name])];
  for (const task of [['build'], ['pack', '--pack-destination', folder]]) {
    const options = { cwd: root, env: process.env, output: 'kept', limit } as const;
    const { exitCode, output } = await runCommand({ command: 'pnpm', args: [...filters, ...task], ...options });
    if (exitCode !== 0) throw new PackError(output);
  }
  const lost = packages.filter(({ tarball }) => !existsSync(tarball));
  if (lost.length) throw new PackError(`Not packed: ${lost.map(({ name }) => name).join(', ')}`);
  writeFileSync(stamp, hash);
  return packages;
}

function publishedManifests(root: string): Manifest[] {
  const names = readdirSync(join(root, 'packages')).filter((name) =>
    existsSync(join(root, 'packages', name, 'package.json')),
  );
  return names
    .map((name) => JSON.parse(readFileSync(join(root, 'packages', name, 'package.json'), 'utf8')) as Manifest)
    .filter((manifest) => !manifest.private && Object.keys(manifest.exports ?? {}).length > 0);
}

function hashOfPackages(root: string): string {
  const sources = hashOfFolders(
    root,
    ['packages', 'scripts/package-build'],
    /[.](test|stories)[.]tsx?$|^(EXPORTS|RELEASED)[.]txt$/,
  );
  return createHash('sha256')
    .update(sources)
    .update(readFileSync(join(root, 'scripts/tsup.ts')))
    .digest('hex');
}

/** The files of each tarball in a folder of its own, under `folder`. Throws PackError. */
export async function unpack({ tarball }: PackedPackage, folder: string): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const args = ['-xzf', tarball, '-C', folder, '--strip-components=1'];
  const options = { cwd: folder, env: process.env, output: 'kept', limit } as const;
  const { exitCode, output } = await runCommand({ command: 'tar', args, ...options });
  if (exitCode !== 0) throw new PackError(output);
}
