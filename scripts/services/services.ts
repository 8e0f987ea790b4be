import { join } from 'node:path';
import type { Ports } from './ports.ts';
import { type Service, startService } from './service.ts';

export const root = join(import.meta.dirname, '../..');
export const base = '/acct/open-account/';
const fromSources = ['--conditions=source', '--disable-warning=ExperimentalWarning'];

type Common = { port: number; print: (line: string) => void; signal?: AbortSignal };

/** The sandbox, with links to `publicUrl` in its mails, and with its database in `dataFolder` (or at DATABASE_URL). */
export const startSandbox = ({
  port,
  publicUrl,
  dataFolder,
  env,
  ...common
}: Common & { publicUrl?: string; dataFolder?: string; env?: Record<string, string> }): Promise<Service> =>
  startService({
    ...common,
    name: 'sandbox',
    command: process.execPath,
    args: [...fromSources, join(root, 'packages/sandbox/src/main.ts')],
    env: {
      PORT: String(port),
      DATA_DIR: dataFolder ?? join(root, '.quayside/sandbox'),
      ...(publicUrl && { PUBLIC_URL: publicUrl }),
      ...env,
    },
  });

/** The gateway in front of a host's build, or of the Vite server at `viteUrl`. */
export const startGateway = ({
  port,
  sandboxUrl,
  viteUrl,
  dist,
  framedBy,
  ...common
}: Common & { sandboxUrl: string; viteUrl?: string; dist?: string; framedBy?: string }): Promise<Service> =>
  startService({
    ...common,
    name: 'sg',
    command: process.execPath,
    args: [...fromSources, join(root, 'packages/sandbox/src/gateway/main.ts')],
    env: {
      PORT: String(port),
      BASE: base,
      SANDBOX_URL: sandboxUrl,
      ...(framedBy && { FRAMED_BY: framedBy }),
      ...(viteUrl ? { VITE_URL: viteUrl } : { DIST: dist ?? join(root, 'hosts/sg/dist') }),
    },
  });

/** The page that links all the others; each app has its own entry. */
export const startLaunchPage = ({ ports, ...common }: Omit<Common, 'port'> & { ports: Ports }): Promise<Service> =>
  startService({
    ...common,
    name: 'launch',
    command: process.execPath,
    args: [...fromSources, join(root, 'packages/sandbox/src/launch/main.ts')],
    env: {
      PORT: String(ports.launch),
      APPS: JSON.stringify([
        { name: 'sg', title: 'Singapore', appType: 12, url: `${publicUrl(ports)}${base}`, about: 'The digital ID.' },
      ]),
      SANDBOX_URL: `${sandboxUrl(ports)}/`,
      STORYBOOK: join(root, 'storybook-static'),
    },
  });

/** The Vite server of a host: modules straight from the packages' sources, replaced while the page runs. */
export const startVite = ({ port, ...common }: Common): Promise<Service> =>
  startService({
    ...common,
    name: 'vite',
    command: process.execPath,
    args: [
      ...fromSources,
      join(root, 'hosts/sg/node_modules/vite/bin/vite.js'),
      '--host',
      '127.0.0.1',
      '--port',
      String(port),
      '--strictPort',
    ],
    cwd: join(root, 'hosts/sg'),
    env: { NO_COLOR: '1' },
    readyWhen: /Local:\s+(\S+)/,
  });

/** Where the gateway finds the sandbox. */
export const sandboxUrl = (ports: Ports): string => `http://localhost:${ports.sandbox}`;

/** The origin that customers see: what the sandbox writes into its mails. */
export const publicUrl = (ports: Ports): string => `http://localhost:${ports.sg}`;

/** The origin of the launch page, which may frame the apps. */
export const launchUrl = (ports: Ports): string => `http://localhost:${ports.launch}`;

/** Where the browser finds each service; the one line that each prints when it is ready. */
export const readyLines = (ports: Ports): string[] => [
  `ready  launch  ${launchUrl(ports)}/`,
  `ready  sandbox  ${sandboxUrl(ports)}/`,
  `ready  sg  ${publicUrl(ports)}${base}`,
];
