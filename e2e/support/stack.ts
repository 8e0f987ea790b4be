import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type AppName, freePort } from '../../scripts/services/ports.ts';
import { basePath, distFolder, startGateway, startSandbox } from '../../scripts/services/services.ts';

export type ServerStack = {
  sgUrl: string;
  /** The URL of each app by name. */
  urls: Readonly<Record<AppName, string>>;
  /** The URL of the sandbox, with its console, mailbox, scenarios and clock. */
  sandboxUrl: string;
  /** Kills the sandbox with SIGKILL, as a power failure would end it. */
  killSandbox: () => Promise<void>;
  /** Restarts the sandbox with the same port and data. */
  restartSandbox: () => Promise<void>;
  end: () => Promise<void>;
};

type Options = { apps?: readonly AppName[]; env?: Record<string, string> };

/** Starts an empty sandbox, and a gateway that serves the built apps, on free ports. `env` has environment variables for the sandbox. */
export async function startStack({ apps = ['sg'], env }: Options = {}): Promise<ServerStack> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'quayside-e2e-'));
  const sandboxPort = await freePort();
  const sites = await Promise.all(apps.map(async (app) => ({ app, port: await freePort(), dist: distFolder(app) })));
  const appUrls = Object.fromEntries(sites.map(({ app, port }) => [app, `http://localhost:${port}`]));
  const urls = Object.fromEntries(sites.map(({ app }) => [app, `${appUrls[app]}${basePath}`]));
  const print = () => undefined; // the log belongs to no single test; a service that cannot start reports its last output
  const start = () => startSandbox({ port: sandboxPort, appUrls, dataFolder, env, print });
  let sandbox = await start();
  const gateway = await startGateway({ sites, sandboxUrl: `http://localhost:${sandboxPort}`, print });
  return {
    sgUrl: urls.sg ?? '',
    urls,
    sandboxUrl: `http://localhost:${sandboxPort}/`,
    killSandbox: () => sandbox.kill(),
    async restartSandbox() {
      sandbox = await start();
    },
    async end() {
      await gateway.end();
      await sandbox.end();
      await rm(dataFolder, { recursive: true, force: true });
    },
  };
}
