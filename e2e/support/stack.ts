import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type AppName, freePort } from '../../scripts/services/ports.ts';
import { base, distOf, startGateway, startSandbox } from '../../scripts/services/services.ts';

export type Stack = {
  sgUrl: string;
  /** where each app starts, by name */
  urls: Readonly<Record<AppName, string>>;
  /** The address of the sandbox: console, mailbox, personas, clock. */
  sandboxUrl: string;
  /** Kills the sandbox like a power failure. */
  killSandbox: () => Promise<void>;
  /** Restarts it on the same port and data. */
  restartSandbox: () => Promise<void>;
  end: () => Promise<void>;
};

type Options = { apps?: readonly AppName[]; env?: Record<string, string> };

/** Starts a sandbox with empty data and the built apps behind a gateway, on free ports. `env`: variables of the sandbox. */
export async function startStack({ apps = ['sg'], env }: Options = {}): Promise<Stack> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'quayside-e2e-'));
  const sandboxPort = await freePort();
  const sites = await Promise.all(apps.map(async (app) => ({ app, port: await freePort(), dist: distOf(app) })));
  const appUrls = Object.fromEntries(sites.map(({ app, port }) => [app, `http://localhost:${port}`]));
  const urls = Object.fromEntries(sites.map(({ app }) => [app, `${appUrls[app]}${base}`]));
  const print = () => undefined; // services log for no single test; one that cannot start quotes its last output
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
