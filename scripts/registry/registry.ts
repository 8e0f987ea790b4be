import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildPackages, PackError } from '../package-build/packed.ts';
import { freePort } from '../services/ports.ts';
import { type Service, startService } from '../services/service.ts';
import { runCommand } from '../testing/run-command.ts';

export type Registry = {
  readonly url: string;
  readonly end: () => Promise<void>;
};

/** `only` names the packages to build; the others are published without their build. `port` is by default a free one. */
export type RegistryOptions = { readonly port?: number; readonly only?: ReadonlySet<string> | undefined };

/**
 * Starts an npm registry on this machine with all packages of this clone, packed and published by the commands of the
 * release workflow. It forwards other packages from the registry in npm's settings. Rejects with PackError if a package
 * can't be built, packed or published, or with ServiceError.
 */
export async function startRegistry(root: string, { port, only }: RegistryOptions = {}): Promise<Registry> {
  await buildPackages(root, only);
  const folder = mkdtempSync(join(tmpdir(), 'quayside-registry-'));
  let service: Service | undefined;
  const end = async () => {
    await service?.end();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    service = await startVerdaccio(root, folder, port ?? (await freePort()));
    await publishAll(root, folder, service.url);
    return { url: service.url, end };
  } catch (error) {
    await end();
    throw error;
  }
}

/** Returns the variables with which npm, pnpm and Yarn install from a registry, with empty caches in `folder`. */
export const registryEnvironment = (url: string, folder: string): Record<string, string> => ({
  npm_config_registry: url,
  npm_config_cache: join(folder, 'npm'),
  pnpm_config_registry: url,
  pnpm_config_store_dir: join(folder, 'pnpm-store'),
  pnpm_config_cache_dir: join(folder, 'pnpm-cache'),
  YARN_NPM_REGISTRY_SERVER: url,
  YARN_UNSAFE_HTTP_WHITELIST: '127.0.0.1',
  YARN_GLOBAL_FOLDER: join(folder, 'yarn'),
  YARN_ENABLE_IMMUTABLE_INSTALLS: 'false',
  YARN_ENABLE_TELEMETRY: '0',
  YARN_NPM_MINIMAL_AGE_GATE: '0', // Yarn installs a release only when it is a day old
});

function startVerdaccio(root: string, folder: string, port: number): Promise<Service> {
  const upstream = execFileSync('npm', ['config', 'get', 'registry'], { encoding: 'utf8' }).trim();
  const config = join(folder, 'verdaccio.json');
  const settings = {
    storage: join(folder, 'storage'),
    uplinks: { upstream: { url: upstream, max_fails: 100, timeout: '60s' } },
    packages: {
      '@quayside/*': { access: '$all', publish: '$anonymous' },
      '**': { access: '$all', proxy: 'upstream' },
    },
    web: { enable: false },
    max_body_size: '100mb',
    log: { type: 'stdout', format: 'pretty', level: 'warn' },
  };
  writeFileSync(config, JSON.stringify(settings));
  return startService({
    name: 'verdaccio',
    command: process.execPath,
    args: [join(root, 'node_modules/verdaccio/bin/verdaccio'), '--config', config, '--listen', `127.0.0.1:${port}`],
    print: () => undefined,
    readyWhen: /http address - (\S+)/,
  });
}

/** Packs and publishes as .github/workflows/release.yml does, but without provenance, which needs the workflow. */
async function publishAll(root: string, folder: string, url: string): Promise<void> {
  const settings = join(folder, 'npmrc');
  writeFileSync(settings, `${url.replace('http:', '')}:_authToken=anonymous\n`);
  const { GITHUB_ACTIONS: _, ...inherited } = process.env;
  const env = {
    ...inherited,
    npm_config_registry: url,
    pnpm_config_registry: url,
    NPM_CONFIG_USERCONFIG: settings,
  };
  const packed = join(folder, 'packed');
  for (const args of [
    ['pack', '--out-dir', packed],
    ['publish', '--from-pack-dir', packed, '--no-git-tag'],
  ]) {
    const { exitCode, output } = await runCommand({ command: 'changeset', args, cwd: root, env, output: 'captured' });
    if (exitCode !== 0) throw new PackError(`changeset ${args[0]}\n${output}`);
  }
}
