#!/usr/bin/env node
import { editionAppTypes } from '@quayside/platform/app-type';
import { findScenario } from './development/scenarios/catalogue.ts';
import { readArguments, UsageError } from './node/arguments.ts';
import { readEnvironment } from './node/environment.ts';
import { FolderInUseError } from './node/folder-lock.ts';
import { createHttpServer } from './node/http-server.ts';
import { ForeignDatabaseError, resetData } from './node/reset.ts';
import { createSandbox, type Sandbox } from './sandbox.ts';

/** Milliseconds that running requests get to finish when the process is stopped. */
const GRACE_MS = 3000;

try {
  const { print, ...environment } = readArguments(process.argv.slice(2), process.env);
  if (print === undefined) await start(environment);
  else console.log(print);
} catch (error) {
  const expected = [UsageError, ForeignDatabaseError, FolderInUseError].some((type) => error instanceof type);
  if (!expected || !(error instanceof Error)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}

async function start({ env, seed, reset }: ReturnType<typeof readArguments>): Promise<void> {
  const { port, host, hosts, dataDir = '', ...options } = readEnvironment(env);
  if (reset) await resetData({ dataDir, databaseUrl: options.databaseUrl });
  const sandbox = await createSandbox({
    ...options,
    dataDir,
    loginLog: (record) => console.log(JSON.stringify(record)),
  });
  for (const id of seed) await seedCustomer(sandbox, id);
  const server = createHttpServer(sandbox, hosts);

  server.on('error', ({ message }) => {
    console.error(
      `The sandbox cannot listen on ${host}:${port}: ${message}. Give it another port with --port or PORT.`,
    );
    process.exitCode = 1;
    void sandbox.close();
  });
  server.listen(port, host, () => console.log(`listening http://${host}:${port}`));

  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => {
      server.close(() => void sandbox.close());
      // Browsers keep idle connections open.
      server.closeIdleConnections();
      setTimeout(() => server.closeAllConnections(), GRACE_MS).unref();
    });
}

async function seedCustomer({ stage }: Sandbox, id: string): Promise<void> {
  const scenario = findScenario(id);
  if (!scenario) return;
  const { fixture, timeline } = scenario;
  const { phone } = await stage.customer(fixture, { timeline, appType: editionAppTypes.sg, language: 'en' });
  console.log(`seeded ${id}: sign in with ${phone}`);
}
