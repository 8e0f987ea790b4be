import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type AppName, freePort } from '../services/ports.ts';
import { base, distOf, startGateway, startSandbox } from '../services/services.ts';

/** Apps as they are built, in front of a sandbox with empty data, on free ports. */
export async function startApps(apps: readonly AppName[]): Promise<{
  /** where each starts */
  urls: Readonly<Partial<Record<AppName, string>>>;
  end: () => Promise<void>;
}> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'quayside-scenarios-'));
  const print = () => undefined; // a service that cannot start quotes its last words
  const sandboxPort = await freePort();
  const ports = await Promise.all(apps.map(async (app) => [app, await freePort()] as const));
  const origins = Object.fromEntries(ports.map(([app, port]) => [app, `http://localhost:${port}`]));
  const sandbox = await startSandbox({ port: sandboxPort, appUrls: origins, dataFolder, print });
  const gateway = await startGateway({
    sites: ports.map(([app, port]) => ({ port, dist: distOf(app) })),
    sandboxUrl: `http://localhost:${sandboxPort}`,
    print,
  });
  return {
    urls: Object.fromEntries(ports.map(([app, port]) => [app, `http://localhost:${port}${base}`])),
    async end() {
      await gateway.end();
      await sandbox.end();
      await rm(dataFolder, { recursive: true, force: true });
    },
  };
}
