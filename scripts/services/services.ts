import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Brand } from '../../packages/platform/src/brand/brand.ts';
import type { LaunchedApp } from '../../packages/sandbox/src/tools/launched-app.ts';
import { dataFolderOf } from './data-folder.ts';
import { type AppName, appNames, type Ports, portOf } from './ports.ts';
import { type Service, startService } from './service.ts';

export const root = join(import.meta.dirname, '../..');
export const base = '/acct/open-account/';
const fromSources = ['--conditions=source', '--disable-warning=ExperimentalWarning'];
/** Node keeps the modules that it compiled, so that the next start does not strip and compile them again. */
const keepCompiled = { NODE_COMPILE_CACHE: join(root, '.quayside/compiled') };

type Common = { print: (line: string) => void; signal?: AbortSignal };

/** The brand packs of the hosts, for the sandbox's pages and mails. */
async function hostBrands(): Promise<Readonly<Record<string, Brand>>> {
  const loaded = appNames.map(async (name) => {
    const file = join(root, 'hosts', name, 'src/brand.ts');
    const { brand } = existsSync(file) ? ((await import(file)) as { brand?: Brand }) : {};
    return brand ? [[name, brand] as const] : [];
  });
  return Object.fromEntries((await Promise.all(loaded)).flat());
}

/** The sandbox behind the apps at `appUrls`, to which its mails and review links lead; its database is in `dataFolder` (or at DATABASE_URL). */
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
  startService({
    ...common,
    name: 'sandbox',
    command: process.execPath,
    args: [...fromSources, join(root, 'packages/sandbox/src/main.ts')],
    env: {
      ...keepCompiled,
      PORT: String(port),
      DATA_DIR: dataFolder ?? dataFolderOf(root, process.env),
      ...(appUrls && { APP_URLS: listed(appUrls) }),
      BRANDS: JSON.stringify(await hostBrands()),
      ...env,
    },
  });

const listed = (urls: Readonly<Record<string, string>>) =>
  Object.entries(urls)
    .map(([app, url]) => `${app}=${url}`)
    .join(',');

/** What the gateway serves at a port: a host's build, or the Vite server that makes its pages as they are asked for. */
export type Site = { readonly port: number } & ({ readonly dist: string } | { readonly viteUrl: string });

/** The folder of a host's build. */
export const distOf = (app: AppName): string => join(root, 'hosts', app, 'dist');

/** The gateway in front of the apps, one process for all of them, with the doctor beside each. */
export const startGateway = ({
  sites,
  sandboxUrl,
  framedBy,
  ...common
}: Common & { sites: readonly Site[]; sandboxUrl: string; framedBy?: string }): Promise<Service> =>
  startService({
    ...common,
    name: 'gateway',
    command: process.execPath,
    args: [...fromSources, join(root, 'packages/sandbox/src/tools/gateway/main.ts')],
    env: {
      ...keepCompiled,
      BASE: base,
      SANDBOX_URL: sandboxUrl,
      SITES: JSON.stringify(sites),
      DOCTOR: '1',
      COMPRESSED: join(root, '.quayside/compressed'),
      ...(framedBy && { FRAMED_BY: framedBy }),
    },
  });

/** The page that links all the others, with an entry for each app that runs. */
export const startLaunchPage = ({
  ports,
  apps,
  ...common
}: Common & { ports: Ports; apps: readonly LaunchedApp[] }): Promise<Service> =>
  startService({
    ...common,
    name: 'launch',
    command: process.execPath,
    args: [...fromSources, join(root, 'packages/sandbox/src/tools/launch/main.ts')],
    env: {
      ...keepCompiled,
      PORT: String(ports.launch),
      APPS: JSON.stringify(apps),
      SANDBOX_URL: `${sandboxUrl(ports)}/`,
      STORYBOOK: join(root, 'storybook-static'),
    },
  });

/** The Vite server of a host: modules straight from the packages' sources, replaced while the page runs. */
export const startVite = ({ app, port, ...common }: Common & { app: AppName; port: number }): Promise<Service> =>
  startService({
    ...common,
    name: `vite of ${app}`,
    command: process.execPath,
    args: [...fromSources, join(root, 'scripts/host-build/serve.ts'), app, String(port)],
    env: { ...keepCompiled, NO_COLOR: '1' },
  });

/** Where the gateway finds the sandbox. */
export const sandboxUrl = (ports: Ports): string => `http://localhost:${ports.sandbox}`;

/** The origin at which an app is served. */
const appOrigin = (ports: Ports, app: AppName): string => `http://localhost:${portOf(ports, app)}`;

/** The origins of several, by app: what the sandbox writes into its mails. */
export const appOrigins = (ports: Ports, apps: readonly AppName[]): Readonly<Record<string, string>> =>
  Object.fromEntries(apps.map((app) => [app, appOrigin(ports, app)]));

/** Where an app starts. */
export const appUrl = (ports: Ports, app: AppName): string => `${appOrigin(ports, app)}${base}`;

/** The origin of the launch page, which may frame the apps. */
export const launchUrl = (ports: Ports): string => `http://localhost:${ports.launch}`;

/** Where the browser finds each service; the one line that each prints when it is ready. */
export const readyLines = (ports: Ports, apps: readonly AppName[]): string[] => [
  `ready  launch  ${launchUrl(ports)}/`,
  `ready  sandbox  ${sandboxUrl(ports)}/`,
  ...apps.map((app) => `ready  ${app}  ${appUrl(ports, app)}`),
];
