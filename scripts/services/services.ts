import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Brand } from '../../packages/platform/src/brand/brand.ts';
import type { LaunchedApp } from '../../packages/sandbox/src/tools/launched-app.ts';
import { type AppName, appNames, findPort, type Ports } from './ports.ts';
import { type Service, startService } from './service.ts';

export const repositoryRoot = join(import.meta.dirname, '../..');
export const basePath = '/acct/open-account/';

type Common = { readonly print: (line: string) => void; readonly signal?: AbortSignal };
type Program = Common & {
  readonly name: string;
  /** The path of the script from the root, and its arguments. */
  readonly script: readonly [path: string, ...args: string[]];
  readonly env: Readonly<Record<string, string>>;
};

/** Starts a script that uses the packages' sources, and resolves when it is ready. Node caches the compiled modules for the next start. */
function startProgram({ script: [path, ...args], env, ...common }: Program): Promise<Service> {
  const flags = ['--conditions=quayside-source', '--disable-warning=ExperimentalWarning'];
  return startService({
    ...common,
    command: process.execPath,
    args: [...flags, join(repositoryRoot, path), ...args],
    env: { NODE_COMPILE_CACHE: join(repositoryRoot, '.quayside/compiled'), ...env },
  });
}

/** Returns the brand of each host that has one, by name. The sandbox uses them in its pages and emails. */
async function hostBrands(): Promise<Readonly<Record<string, Brand>>> {
  const loaded = appNames.map(async (name) => {
    const file = join(repositoryRoot, 'hosts', name, 'src/brand.ts');
    const { brand } = existsSync(file) ? ((await import(file)) as { brand?: Brand }) : {};
    return brand ? [[name, brand] as const] : [];
  });
  return Object.fromEntries((await Promise.all(loaded)).flat());
}

/**
 * Starts the sandbox. Its emails and review links lead to `appUrls`. Its database is in `dataFolder` (default: DATA_DIR,
 * else `.quayside/sandbox`), or at DATABASE_URL. `env` has more variables.
 */
export const startSandbox = async ({
  port,
  appUrls,
  dataFolder,
  env,
  ...common
}: Common & {
  port: number;
  appUrls?: Readonly<Record<string, string>>;
  dataFolder?: string;
  env?: Record<string, string>;
}): Promise<Service> =>
  startProgram({
    ...common,
    name: 'sandbox',
    script: ['packages/sandbox/src/main.ts'],
    env: {
      PORT: String(port),
      DATA_DIR: resolve(dataFolder ?? process.env.DATA_DIR ?? join(repositoryRoot, '.quayside/sandbox')),
      ...(appUrls && {
        APP_URLS: Object.entries(appUrls)
          .map((one) => one.join('='))
          .join(','),
      }),
      BRANDS: JSON.stringify(await hostBrands()),
      ...env,
    },
  });

/** A port of the gateway, and what it serves there: the build of a host, or its Vite server. */
export type GatewaySite = { readonly port: number } & ({ readonly dist: string } | { readonly viteUrl: string });

export const distFolder = (app: AppName): string => join(repositoryRoot, 'hosts', app, 'dist');

/** Starts the gateway: one process that serves all apps, each with the doctor for app developers. */
export const startGateway = ({
  sites,
  sandboxUrl,
  framedBy,
  ...common
}: Common & { sites: readonly GatewaySite[]; sandboxUrl: string; framedBy?: string }): Promise<Service> =>
  startProgram({
    ...common,
    name: 'gateway',
    script: ['packages/sandbox/src/tools/gateway/main.ts'],
    env: {
      BASE: basePath,
      SANDBOX_URL: sandboxUrl,
      SITES: JSON.stringify(sites),
      DOCTOR: '1',
      COMPRESSED: join(repositoryRoot, '.quayside/compressed'),
      ...(framedBy && { FRAMED_BY: framedBy }),
    },
  });

/** Starts the launch page, which links to the apps. */
export const startLaunchPage = async ({
  ports,
  apps,
  ...common
}: Common & { ports: Ports; apps: readonly LaunchedApp[] }): Promise<Service> =>
  startProgram({
    ...common,
    name: 'launch',
    script: ['packages/sandbox/src/tools/launch/main.ts'],
    env: {
      PORT: String(ports.launch),
      APPS: JSON.stringify(apps),
      BRANDS: JSON.stringify(await hostBrands()),
      SANDBOX_URL: `${sandboxUrl(ports)}/`,
      STORYBOOK: join(repositoryRoot, 'storybook-static'),
    },
  });

/** Starts the Vite server of a host, which serves the app from its sources with hot reload. */
export const startVite = ({ app, port, ...common }: Common & { app: AppName; port: number }): Promise<Service> =>
  startProgram({
    ...common,
    name: `vite of ${app}`,
    script: ['scripts/host-build/serve.ts', app, String(port)],
    env: {
      NO_COLOR: '1',
    },
  });

export const sandboxUrl = (ports: Ports): string => `http://localhost:${ports.sandbox}`;

const appOrigin = (ports: Ports, app: AppName): string => `http://localhost:${findPort(ports, app)}`;

/** Returns the origin of each app by name. The emails of the sandbox link there. */
export const appOrigins = (ports: Ports, apps: readonly AppName[]): Readonly<Record<string, string>> =>
  Object.fromEntries(apps.map((app) => [app, appOrigin(ports, app)]));

/** Returns the URL of an app's home page. */
export const appUrl = (ports: Ports, app: AppName): string => `${appOrigin(ports, app)}${basePath}`;

/** Returns the origin of the launch page, which may frame the apps. */
export const launchUrl = (ports: Ports): string => `http://localhost:${ports.launch}`;

/** Returns the lines that `npm start` prints when all services are ready. */
export const listReadyLines = (ports: Ports, apps: readonly AppName[]): string[] => [
  `ready  launch  ${launchUrl(ports)}/`,
  `ready  sandbox  ${sandboxUrl(ports)}/`,
  ...apps.map((app) => `ready  ${app}  ${appUrl(ports, app)}`),
];
