import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../scripts/services/ports.ts';
import { distOf, startGateway, startSandbox } from '../../scripts/services/services.ts';

export type Stack = {
  /** where the Singapore app starts */
  sgUrl: string;
  /** the sandbox itself: console, mailbox, personas, clock */
  sandboxUrl: string;
  /** ends the sandbox as a power cut does */
  killSandbox: () => Promise<void>;
  /** starts it again on the same port and the same data */
  restartSandbox: () => Promise<void>;
  end: () => Promise<void>;
};

/** A sandbox with empty data and the built app behind a gateway, on free ports. */
export async function startStack(env?: Record<string, string>): Promise<Stack> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'quayside-e2e-'));
  const [sandboxPort, port] = await Promise.all([freePort(), freePort()]);
  const print = () => undefined; // what a service says belongs to nobody's test; one that cannot start quotes its last words
  const start = () =>
    startSandbox({ port: sandboxPort, appUrls: { sg: `http://localhost:${port}` }, dataFolder, env, print });
  let sandbox = await start();
  const gateway = await startGateway({
    sites: [{ port, dist: distOf('sg') }],
    sandboxUrl: `http://localhost:${sandboxPort}`,
    print,
  });
  return {
    sgUrl: gateway.url,
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
