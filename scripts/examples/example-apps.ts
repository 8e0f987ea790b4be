import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { runInConsumer } from '../consumers/install.ts';
import { registryEnvironment, startRegistry } from '../registry/registry.ts';
import { freePort } from '../services/ports.ts';
import { type Service, startService } from '../services/service.ts';
import { basePath, startGateway, startSandbox } from '../services/services.ts';

/** The apps in examples/, each with its package manager and the function that serves it. */
export const exampleApps = {
  'edition-my': { manager: 'pnpm', serve: gateway },
  'next-app': { manager: 'npm', serve: nextServer },
  'plain-html': { manager: 'npm', serve: ownServer },
  'react-other-design': { manager: 'pnpm', serve: vitePreview },
  vue: { manager: 'pnpm', serve: vitePreview },
} as const;
export type ExampleApp = keyof typeof exampleApps;

export type RunningExamples = {
  readonly sandboxUrl: string;
  readonly registryUrl: string;
  readonly urls: Readonly<Record<ExampleApp, string>>;
  readonly end: () => Promise<void>;
};

/**
 * Installs the apps outside the workspace, from a registry with the packages of this clone, and serves them with an
 * empty sandbox. For one app, builds only the packages that the app needs. Rejects with PackError, ConsumerError or
 * ServiceError if a step fails.
 */
export async function startExamples(
  root: string,
  names = Object.keys(exampleApps) as ExampleApp[],
): Promise<RunningExamples> {
  const folder = mkdtempSync(join(tmpdir(), 'quayside-examples-'));
  const ending: (() => Promise<void>)[] = [];
  const end = async () => {
    await Promise.all(ending.map((endOne) => endOne()));
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const only = names.length === 1 ? packagesBelow(root, readManifest(join(root, 'examples', ...names))) : undefined;
    const registry = await startRegistry(root, { only });
    ending.push(registry.end);
    const environment = registryEnvironment(registry.url, join(folder, 'caches'));
    const port = await freePort();
    const myPort = await freePort();
    const sandboxUrl = `http://localhost:${port}`;
    const [sandbox] = await Promise.all([
      startSandbox({
        port,
        appUrls: { my: `http://localhost:${myPort}` },
        env: { EDITIONS: readFileSync(join(root, 'examples/edition-my/editions.json'), 'utf8') },
        dataFolder: join(folder, 'data'),
        print: () => undefined,
      }),
      ...names.map((name) => install(root, name, join(folder, name), environment)),
    ]);
    ending.push(sandbox.end);
    const apps = await Promise.all(
      names.map(async (name) => {
        const appPort = name === 'edition-my' ? myPort : await freePort();
        return [
          name,
          await exampleApps[name].serve({ name, cwd: join(folder, name), port: appPort, sandboxUrl }),
        ] as const;
      }),
    );
    ending.push(...apps.map(([, service]) => service.end));
    const urls = Object.fromEntries(apps.map(([name, { url }]) => [name, url])) as Record<ExampleApp, string>;
    return { sandboxUrl, registryUrl: registry.url, urls, end };
  } catch (error) {
    await end();
    throw error;
  }
}

type Manifest = { readonly name: string; readonly dependencies?: Readonly<Record<string, string>> };

const readManifest = (folder: string) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;

/** Copies an app with the files that the examples share to `to`, installs it, and builds it. */
async function install(
  root: string,
  name: ExampleApp,
  to: string,
  environment: Readonly<Record<string, string>>,
): Promise<void> {
  const isSource = (path: string) => !['node_modules', 'dist', '.next'].includes(basename(path));
  for (const from of ['shared', name]) cpSync(join(root, 'examples', from), to, { recursive: true, filter: isSource });
  const { manager } = exampleApps[name];
  const flags = manager === 'npm' ? ['--no-audit', '--no-fund'] : ['--ignore-workspace', '--no-frozen-lockfile'];
  await runInConsumer(to, manager, ['install', ...flags], environment);
  await runInConsumer(to, manager, ['run', '--if-present', 'build'], environment);
}

/** Returns the names of this repository's packages that an app needs, including their dependencies. */
function packagesBelow(root: string, app: Manifest): ReadonlySet<string> {
  const manifests = readdirSync(join(root, 'packages')).map((name) => readManifest(join(root, 'packages', name)));
  const needed = new Set<string>();
  const visit = ({ dependencies = {} }: Manifest) => {
    for (const one of manifests.filter(({ name }) => name in dependencies && !needed.has(name))) {
      needed.add(one.name);
      visit(one);
    }
  };
  visit(app);
  return needed;
}

type Served = {
  readonly name: ExampleApp;
  readonly cwd: string;
  readonly port: number;
  readonly sandboxUrl: string;
};

function vitePreview(app: Served): Promise<Service> {
  const flags = ['--host', 'localhost', '--strictPort', '--port', String(app.port)];
  return serve(app, 'node_modules/vite/bin/vite.js', 'preview', ...flags);
}

function nextServer(app: Served): Promise<Service> {
  return serve(app, 'node_modules/next/dist/bin/next', 'start', '--port', String(app.port));
}

function ownServer(app: Served): Promise<Service> {
  return serve(app, 'serve.mjs');
}

function serve({ name, cwd, port, sandboxUrl }: Served, ...args: readonly string[]): Promise<Service> {
  return startService({
    name,
    command: process.execPath,
    args,
    cwd,
    env: { PORT: String(port), BROKER: sandboxUrl, NO_COLOR: '1' },
    print: () => undefined,
    readyWhen: /(?:listening|Local:)\s+(\S+)/,
  });
}

/** Serves the build of a host and the sandbox at the same origin. */
async function gateway({ cwd, port, sandboxUrl }: Served): Promise<Service> {
  const service = await startGateway({
    sites: [{ port, dist: join(cwd, 'dist') }],
    sandboxUrl,
    print: () => undefined,
  });
  return { ...service, url: `http://localhost:${port}${basePath}` };
}
