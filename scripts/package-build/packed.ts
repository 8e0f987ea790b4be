import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { generateWhenStale, hashFolders } from '../host-build/source-hash.ts';
import { runCommand } from '../testing/run-command.ts';

/** Thrown if a package can't be built or packed. The output of the tool that failed is printed before. */
export class PackError extends Error {
  override readonly name = 'PackError';
}

export type PackedPackage = {
  readonly name: string;
  readonly version: string;
  /** The absolute path of the .tgz file. */
  readonly tarball: string;
};

type Manifest = { name: string; version: string; private?: boolean };

/**
 * Builds and packs all published packages, or those in `only`, unless their tarballs were made from the same sources.
 * Turbo prints the progress and does not repeat the builds of packages whose sources are the same. Resolves with the
 * tarballs. Rejects with PackError if a package can't be built or packed.
 */
export async function packPackagesWhenStale(root: string, only?: ReadonlySet<string>): Promise<PackedPackage[]> {
  const suffix = only ? `-${[...only].join('-').replaceAll('@quayside/', '')}` : '';
  const folder = join(root, `.quayside/packed${suffix}`);
  const manifests = publishedManifests(root).filter(({ name }) => !only || only.has(name));
  const packages = manifests.map(({ name, version }) => ({
    name,
    version,
    tarball: join(folder, `${name.replace('@', '').replace('/', '-')}-${version}.tgz`),
  }));
  const results = packages.map(({ tarball }) => tarball);
  await generateWhenStale(root, { stamp: `packed-from${suffix}`, hash: hashOfPackages(root), results }, async () => {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    const filters = await buildPackages(root, only);
    await run(root, 'pnpm', ['-r', '--reporter=silent', ...filters, 'pack', '--pack-destination', folder]);
    const missing = packages.filter(({ tarball }) => !existsSync(tarball));
    if (missing.length) throw new PackError(`pnpm did not pack ${missing.map(({ name }) => name).join(', ')}`);
  });
  return packages;
}

/** Builds all published packages, or those in `only`. Returns the flags that name them to Turbo and pnpm. */
export async function buildPackages(root: string, only?: ReadonlySet<string>): Promise<readonly string[]> {
  const built = publishedManifests(root).filter(({ name }) => !only || only.has(name));
  const filters = built.flatMap(({ name }) => ['--filter', name]);
  await run(root, 'turbo', ['run', 'build', '--concurrency=2', ...filters]);
  return filters;
}

async function run(root: string, command: string, args: readonly string[]): Promise<void> {
  const { exitCode } = await runCommand({ command, args, cwd: root, env: process.env, output: 'live' });
  if (exitCode !== 0) throw new PackError(`"${command} ${args[0]} ${args[1]}" failed, and its output is above.`);
}

function publishedManifests(root: string): Manifest[] {
  const names = readdirSync(join(root, 'packages')).filter((name) =>
    existsSync(join(root, 'packages', name, 'package.json')),
  );
  return names
    .map((name) => JSON.parse(readFileSync(join(root, 'packages', name, 'package.json'), 'utf8')) as Manifest)
    .filter((manifest) => !manifest.private);
}

const hashOfPackages = (root: string): string =>
  hashFolders(
    root,
    ['packages', 'examples', 'scripts/package-build', 'scripts/tsup.ts'],
    /[.](test|stories|guide)[.]tsx?$|^EXPORTS[.]txt$/,
  );
