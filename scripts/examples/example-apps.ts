import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { inConsumer } from '../consumers/install.ts';
import { type PackedPackage, packedPackages } from '../package-build/packed.ts';
import { freePort } from '../services/ports.ts';
import { type Service, startService } from '../services/service.ts';
import { startSandbox } from '../services/services.ts';

/** The apps under examples/, each with the manager that it is installed by and the program that serves it. */
export const exampleApps = {
  'plain-html': { manager: 'npm', serve: () => ['serve.mjs'] },
  'react-other-design': { manager: 'pnpm', serve: vitePreview },
  vue: { manager: 'pnpm', serve: vitePreview },
} as const;
export type ExampleApp = keyof typeof exampleApps;

export type RunningExamples = {
  readonly sandboxUrl: string;
  readonly urls: Readonly<Record<ExampleApp, string>>;
  readonly end: () => Promise<void>;
};

/**
 * Installs the apps outside of the workspace, from the packed tarballs and the registry, builds and serves them before a sandbox with empty data.
 * Throws PackError, ConsumerError or ServiceError.
 */
export async function startExamples(root: string): Promise<RunningExamples> {
  const folder = mkdtempSync(join(tmpdir(), 'quayside-examples-'));
  const started: Service[] = [];
  const end = async () => {
    await Promise.all(started.map((service) => service.end()));
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const packages = await packedPackages(root);
    const names = Object.keys(exampleApps) as ExampleApp[];
    const port = await freePort();
    const sandboxUrl = `http://localhost:${port}`;
    const [sandbox] = await Promise.all([
      startSandbox({ port, dataFolder: join(folder, 'data'), print: () => undefined }),
      ...names.map((name) => install(join(root, 'examples', name), join(folder, name), packages)),
    ]);
    started.push(sandbox);
    const apps = await Promise.all(
      names.map(async (name) => [name, await serve(name, join(folder, name), sandboxUrl)] as const),
    );
    started.push(...apps.map(([, service]) => service));
    const urls = Object.fromEntries(apps.map(([name, { url }]) => [name, url])) as Record<ExampleApp, string>;
    return { sandboxUrl, urls, end };
  } catch (error) {
    await end();
    throw error;
  }
}

type Manifest = { dependencies: Record<string, string> };

/** A copy of an app whose packages of ours, and theirs, are tarballs: as if they had been published. */
async function install(from: string, to: string, packages: readonly PackedPackage[]): Promise<void> {
  const isSource = (path: string) => !['node_modules', 'dist', 'vendor'].includes(basename(path));
  cpSync(from, to, { recursive: true, filter: isSource });
  const tarballs = Object.fromEntries(packages.map(({ name, tarball }) => [name, `file:${tarball}`]));
  const manifest = JSON.parse(readFileSync(join(from, 'package.json'), 'utf8')) as Manifest;
  const { manager } = exampleApps[basename(from) as ExampleApp];
  const needed = manager === 'npm' ? withoutTools(tarballs) : pick(tarballs, Object.keys(manifest.dependencies));
  writeFileSync(
    join(to, 'package.json'),
    JSON.stringify({ ...manifest, dependencies: { ...manifest.dependencies, ...needed } }),
  );
  if (manager === 'npm') {
    await inConsumer(to, 'npm', ['install', '--prefer-offline', '--no-audit', '--no-fund']);
  } else {
    const settings = { packages: ['.'], overrides: tarballs, allowBuilds: { esbuild: true } };
    writeFileSync(join(to, 'pnpm-workspace.yaml'), JSON.stringify(settings));
    await inConsumer(to, 'pnpm', ['install', '--prefer-offline', '--no-frozen-lockfile']);
  }
  await inConsumer(to, manager, ['run', 'build']);
}

/** npm takes what a tarball needs from the tarballs that the app names itself. */
const withoutTools = (tarballs: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(tarballs).filter(([name]) => !/\/(sandbox|host)$/.test(name)));

const pick = (from: Readonly<Record<string, string>>, names: readonly string[]) =>
  Object.fromEntries(Object.entries(from).filter(([name]) => names.includes(name)));

async function serve(name: ExampleApp, cwd: string, broker: string): Promise<Service> {
  const port = await freePort();
  return startService({
    name,
    command: process.execPath,
    args: exampleApps[name].serve(port),
    cwd,
    env: { PORT: String(port), BROKER: broker, NO_COLOR: '1' },
    print: () => undefined,
    readyWhen: /(?:listening|Local:)\s+(\S+)/,
  });
}

function vitePreview(port: number): string[] {
  return ['node_modules/vite/bin/vite.js', 'preview', '--host', 'localhost', '--port', String(port), '--strictPort'];
}
